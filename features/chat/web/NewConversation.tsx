import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { requestKeys } from '#platform/web/data/request-key.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { byName } from '#features/people/rules/people-by-name.ts'
import { GROUP_NAME_LENGTH } from '../rules/chat.ts'
import { conversationPath } from '../rules/paths.ts'
import { AddMembers, Conversations, CreateGroup, OpenDirect } from './chat-queries.ts'
import { refreshConversation } from './thread-cache.ts'

const FindPeople = graphql(`
  query FindPeopleToWriteTo($q: String!) { people(q: $q, first: 30) { items { id name username headline avatarUrl } } }
`)

/** How many people are offered, of those found. */
const MAX_OFFERED = 8

type Person = ResultOf<typeof FindPeople>['people']['items'][number]

interface Props {
  /** Adds people to this group instead of starting a conversation. */
  groupId?: string
  /** Opens the new conversation; without it, its page opens. */
  onOpen?: (id: string) => void
  onClose: () => void
}

/** Finds people and starts a conversation with one of them, or a group with several; or adds them to a group. */
export function NewConversation({ groupId, onOpen, onClose }: Props) {
  const [keys] = useState(() => requestKeys())
  const [typed, setTyped] = useState('')
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<readonly Person[]>([])
  const viewerId = useSession()?.user.id
  const navigate = useNavigate()
  const q = typed.trim()
  const { data } = useQuery(FindPeople, q === '' ? null : { q })
  const opened = { onSuccess: (id: string) => (onClose(), onOpen === undefined ? navigate(conversationPath(id)) : onOpen(id)) }
  const direct = useMutation(OpenDirect)
  const group = useMutation(CreateGroup, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(Conversations) })
  const add = useMutation(AddMembers, { onSuccess: (_data, _variables, cache) => refreshConversation(cache, groupId!) })

  function submit(event: FormEvent): void {
    event.preventDefault()
    const personIds = chosen.map(({ id }) => id)
    if (personIds.length === 0) return
    if (groupId !== undefined) add.mutate({ id: groupId, personIds }, { onSuccess: onClose })
    else if (personIds.length === 1 && name.trim() === '') direct.mutate({ personId: personIds[0]! }, { onSuccess: (data) => opened.onSuccess(data.openDirectConversation) })
    else group.mutate({ id: keys.keyFor([name, ...personIds].join()), name, personIds }, { onSuccess: (data) => opened.onSuccess(data.createGroup) })
  }

  const found = byName(data?.people.items ?? [], q).filter(({ id }) => id !== viewerId && !chosen.some((one) => one.id === id)).slice(0, MAX_OFFERED)
  /** Enter chooses the first person found, and starts with nothing typed. */
  const chooseFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || q === '' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const [first] = found
    if (first === undefined) return
    toggle(first)
    setTyped('')
  }
  const toggle = (person: Person) => setChosen((known) => (known.some(({ id }) => id === person.id) ? known.filter(({ id }) => id !== person.id) : [...known, person]))
  return (
    <Dialog open title={groupId === undefined ? 'New conversation' : 'Add members'} onClose={onClose}>
      <form className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
        <Field label="To" hint="Search by name; Enter chooses the first. Choose several people for a group.">
          {(control) => <TextInput {...control} data-autofocus value={typed} autoComplete="off" onKeyDown={chooseFirst} onChange={(event) => setTyped(event.target.value)} />}
        </Field>
        <div className="grid max-h-64 grid-cols-[minmax(0,1fr)] gap-1 overflow-y-auto" role="group" aria-label="People">
          {[...chosen, ...found].map((person) => (
            <div key={person.id} className="flex items-center gap-2">
              <Checkbox className="max-w-[55%] shrink-0 items-center! wrap-anywhere" label={person.name} checked={chosen.includes(person)} onChange={() => toggle(person)} />
              {/* The username tells people of the same name apart. */}
              <span dir="auto" className="min-w-0 flex-1 truncate text-sm text-text-muted">{person.headline === '' ? `@${person.username}` : `@${person.username} · ${person.headline}`}</span>
              <Avatar size="small" person={{ id: person.id, name: person.name, picture: person.avatarUrl }} />
            </div>
          ))}
          {q !== '' && data !== undefined && data.people.items.every(({ id }) => id === viewerId) && <p className="text-sm text-text-muted">No one found.</p>}
        </div>
        {groupId === undefined && chosen.length > 1 && (
          <Field label="Group name (optional)">{(control) => <TextInput {...control} value={name} maxLength={GROUP_NAME_LENGTH} onChange={(event) => setName(event.target.value)} />}</Field>
        )}
        <ErrorMessage message={direct.error?.message ?? group.error?.message ?? add.error?.message} />
        <Button type="submit" variant="primary" busy={direct.isPending || group.isPending || add.isPending} disabledBecause={chosen.length === 0 ? 'Choose someone first.' : null}>
          {groupId !== undefined ? 'Add' : chosen.length > 1 ? 'Create group' : 'Start conversation'}
        </Button>
      </form>
    </Dialog>
  )
}
