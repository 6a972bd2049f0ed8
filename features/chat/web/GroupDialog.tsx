import { Suspense, useState, type FormEvent } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { logOutIcon, userRoundPlusIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { GROUP_NAME_LENGTH } from '../rules/chat.ts'
import { Conversations, RenameGroup, type OpenConversation } from './chat-queries.ts'
import { titleOf } from './chat-words.ts'
import { GroupMember } from './GroupMember.tsx'
import { RemoveMemberDialog } from './RemoveMemberDialog.tsx'
import { refreshConversation } from './thread-cache.ts'

const NewConversation = lazyPart(() => import('./NewConversation.tsx').then((module) => module.NewConversation))

/** The name and the members of a group. Its owner renames it, adds people and removes them; everybody can leave. */
export function GroupDialog({ conversation, onClose }: { conversation: OpenConversation; onClose: () => void }) {
  const { id, members, ownerId } = conversation
  const viewerId = useSession()?.user.id ?? ''
  const isOwner = ownerId === viewerId
  const [isAdding, setAdding] = useState(false)
  const [removedId, setRemovedId] = useState<string | null>(null)

  if (isAdding) return <Suspense><NewConversation groupId={id} onClose={() => setAdding(false)} /></Suspense>
  return (
    <Dialog open title="Group" onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {isOwner ? <GroupName conversation={conversation} /> : <p className="font-medium wrap-anywhere">{titleOf(conversation)}</p>}
        <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h3 className="text-sm font-semibold">{members.length === 1 ? '1 member' : `${members.length} members`}</h3>
          <ul className="grid max-h-72 grid-cols-[minmax(0,1fr)] gap-1 overflow-y-auto" aria-label="Members">
            {members.map((member) => (
              <GroupMember key={member.person.id} member={member} ownerId={ownerId} viewerId={viewerId} onRemove={() => setRemovedId(member.person.id)} />
            ))}
          </ul>
        </section>
        <div className="flex flex-wrap gap-2">
          {isOwner && (
            <Button icon={userRoundPlusIcon} onClick={() => setAdding(true)}>
              Add members
            </Button>
          )}
          <Button icon={logOutIcon} onClick={() => setRemovedId(viewerId)}>
            Leave group
          </Button>
        </div>
      </div>
      {removedId !== null && <RemoveMemberDialog conversation={conversation} personId={removedId} onClose={() => setRemovedId(null)} />}
    </Dialog>
  )
}

function GroupName({ conversation: { id, name: saved } }: { conversation: OpenConversation }) {
  const [name, setName] = useState(saved)
  const rename = useMutation(RenameGroup, { onSuccess: async (_data, _variables, cache) => void (await Promise.all([cache.invalidateQueries(Conversations), refreshConversation(cache, id)])) })
  const isSame = name.trim() === saved
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSame && !rename.isPending) rename.mutate({ id, name })
  }
  return (
    <form className="flex items-end gap-2" onSubmit={submit}>
      <div className="min-w-0 flex-1">
        <Field label="Group name" error={rename.error?.message}>
          {(control) => <TextInput {...control} value={name} maxLength={GROUP_NAME_LENGTH} autoComplete="off" onChange={(event) => setName(event.target.value)} />}
        </Field>
      </div>
      <Button type="submit" busy={rename.isPending} disabledBecause={isSame ? 'Change the name first.' : null}>
        Rename
      </Button>
    </form>
  )
}
