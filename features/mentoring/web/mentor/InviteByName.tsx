import { useState, type FormEvent } from 'react'
import { mutate } from '#platform/web/data/mutate.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { ApiError } from '#platform/web/graphql/api-error.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ComboboxField } from '#platform/web/ui/ComboboxField.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { usePaused } from '#platform/web/use-paused.ts'
import type { Part } from '../../rules/group.ts'
import { readAgain, type GroupData } from '../group-query.ts'
import { usernamesIn } from '../../rules/usernames.ts'
import { InvitedPeople } from './InvitedPeople.tsx'

const InviteByUsername = graphql(`mutation InviteToMentorGroup($id: ID!, $username: String!, $part: MentorGroupPart!) { inviteToMentorGroup(id: $id, username: $username, part: $part) }`)
const PeopleNamed = graphql(`query PeopleNamed($q: String!) { people(q: $q, first: 6) { items { id name username } } }`)

interface InviteAll {
  id: string
  usernames: readonly string[]
  part: Part
}

/** Invites people one after another. Those who can't be invited are returned with the reasons. */
async function inviteAll({ id, usernames, part }: InviteAll) {
  const refused: { username: string; message: string }[] = []
  for (const username of usernames.length === 0 ? [''] : usernames) {
    try {
      await mutate(InviteByUsername, { id, username, part })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const message = error.fields['username'] ?? error.message
      refused.push({ username, message: usernames.length > 1 ? `${username}: ${message}` : message })
    }
  }
  return { invited: usernames.length - refused.length, refused }
}

/** Invites learners or a co-mentor by their names or usernames (requirement X-4). */
export function InviteByName({ group }: { group: GroupData }) {
  const { id } = group
  const [username, setUsername] = useState('')
  const [isChosen, setChosen] = useState(false)
  // Several usernames are not a search.
  const isList = /[,;]/.test(username)
  const q = usePaused(isList ? '' : username.replace(/^@/, ''))
  const { data } = useQuery(PeopleNamed, q === '' || isChosen ? null : { q })
  const found = q === '' || isChosen ? undefined : data?.people.items.map(({ id, name, username }) => ({ id, label: name, detail: `@${username}` }))
  const type = (typed: string) => {
    setChosen(false)
    setUsername(typed)
  }
  const [part, setPart] = useState<Part>('learner')
  const invite = useMutation((all: InviteAll) => inviteAll(all), {
    onSuccess: async ({ invited, refused }, _all, cache) => {
      await readAgain(cache)
      if (invited > 1) showToast(`${invited} people invited.`)
      setUsername(refused.map(({ username }) => username).join(', '))
    },
  })
  const refused = invite.data?.refused.map(({ message }) => message).join(' ')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    invite.mutate({ id, usernames: usernamesIn(username), part })
  }
  return (
    <section aria-labelledby="invite-by-name" className="grid grid-cols-1 gap-3">
      <h3 id="invite-by-name" className="font-medium">
        Invite by name
      </h3>
      <form className="flex flex-wrap items-start gap-3" onSubmit={submit} noValidate>
        <div className="w-72 max-w-full">
          <ComboboxField
            label="Name or username"
            hint="Type part of a name and choose, or several usernames with commas."
            error={invite.error?.message ?? (refused === '' ? undefined : refused)}
            value={username}
            options={found}
            onType={type}
            onChoose={({ detail }) => {
              setUsername(detail!.slice(1))
              setChosen(true)
            }}
          />
        </div>
        <div className="max-w-72">
          <Field label="Role" hint={part === 'mentor' ? 'Co-mentors can do everything you can here: assign, return work, announce, invite and remove people, and archive the group.' : undefined}>
            {(control) => <Select {...control} value={part} options={[{ value: 'learner', label: 'Learner' }, { value: 'mentor', label: 'Co-mentor' }]} onChange={({ target }) => setPart(target.value as Part)} />}
          </Field>
        </div>
        <Button type="submit" className="mt-6.5" busy={invite.isPending}>
          Invite
        </Button>
      </form>
      <InvitedPeople group={group} />
    </section>
  )
}
