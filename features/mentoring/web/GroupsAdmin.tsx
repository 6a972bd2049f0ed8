import { useState, type FormEvent } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { Loading } from './Loading.tsx'

const WaitingGroupsQuery = graphql(`query GroupsWithoutMentor { groupsWithoutMentor { id name learners createdAt } }`)
const AdoptGroup = graphql(`mutation AdoptMentorGroup($id: ID!, $username: String!) { adoptMentorGroup(id: $id, username: $username) }`)

/** Groups without a mentor, for admins, who give them to another one. */
export function GroupsAdmin() {
  const query = useQuery(WaitingGroupsQuery, {})
  return (
    <Loading query={query}>
      {({ groupsWithoutMentor }) =>
        groupsWithoutMentor.length === 0 ? (
          <EmptyState text="Every group has a mentor" />
        ) : (
          <ul className="grid grid-cols-1 gap-3">
            {groupsWithoutMentor.map((group) => (
              <li key={group.id} className="card grid grid-cols-1 gap-3 p-5">
                <p className="wrap-anywhere">
                  <span className="font-medium">{group.name}</span>{' '}
                  <span className="text-sm text-text-muted">
                    {group.learners === 1 ? '1 learner' : `${group.learners} learners`}, made <TimeAgo at={String(group.createdAt)} />
                  </span>
                </p>
                <AdoptForm id={group.id} onDone={query.refetch} />
              </li>
            ))}
          </ul>
        )
      }
    </Loading>
  )
}

function AdoptForm({ id, onDone }: { id: string; onDone: () => void }) {
  const [username, setUsername] = useState('')
  const adopt = useMutation(AdoptGroup, { onSuccess: onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    adopt.mutate({ id, username })
  }
  return (
    <form className="flex flex-wrap items-start gap-3" onSubmit={submit} noValidate>
      <Field label="Username of the new mentor" error={adopt.error?.fields['username'] ?? adopt.error?.message}>
        {(control) => <TextInput {...control} autoComplete="off" value={username} onChange={({ target }) => setUsername(target.value)} />}
      </Field>
      <Button type="submit" className="sm:mt-6.5" busy={adopt.isPending}>
        Assign this mentor
      </Button>
    </form>
  )
}
