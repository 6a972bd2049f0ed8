import { Suspense, useState, type FormEvent } from 'react'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { requestKeys } from '#platform/web/data/request-key.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { ellipsisIcon, flagIcon, pencilIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { MarkdownField } from '#platform/web/ui/MarkdownField.tsx'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { CommentText } from '#features/discussions/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import { ANNOUNCEMENT_LENGTH } from '../rules/group.ts'
import type { GroupData } from './group-query.ts'
import { TextPreview } from './TextPreview.tsx'
import { useChange } from './use-change.ts'

const Announce = graphql(`mutation AnnounceToGroup($id: ID!, $key: ID!, $text: String!) { announceToGroup(id: $id, key: $key, text: $text) }`)
const EditAnnouncement = graphql(`mutation EditGroupAnnouncement($id: ID!, $key: ID!, $text: String!) { editGroupAnnouncement(id: $id, key: $key, text: $text) }`)
const DeleteAnnouncement = graphql(`mutation DeleteGroupAnnouncement($id: ID!, $key: ID!) { deleteGroupAnnouncement(id: $id, key: $key) }`)

type AnnouncementData = GroupData['announcements'][number]

/** The announcements of a group, latest first; mentors write them. Nothing for learners while there are none. */
export function Announcements({ group: { id, part, announcements, isArchived } }: { group: GroupData }) {
  const [doomed, askAbout] = useState<string | null>(null)
  const remove = useChange(DeleteAnnouncement, () => askAbout(null))
  const [reported, report] = useState<string | null>(null)
  const mayWrite = part === 'mentor' && !isArchived
  if (!mayWrite && announcements.length === 0) return part === 'learner' ? null : <Section title="Announcements"><p className="text-text-muted">No announcements</p></Section>
  return (
    <Section title="Announcements">
      {mayWrite && <NewAnnouncement id={id} />}
      <ul className="grid max-w-[46rem] grid-cols-1 gap-4">
        {announcements.map((announcement) => (
          <Announcement
            key={announcement.id}
            announcement={announcement}
            groupId={id}
            mayWrite={mayWrite}
            onDelete={() => askAbout(announcement.id)}
            onReport={part === 'learner' ? () => report(announcement.id) : null}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={doomed !== null}
        question="Delete this announcement?"
        explanation="Members can no longer read it here or in their notifications. Emails that were sent stay."
        confirm="Delete"
        busy={remove.isPending}
        onConfirm={() => doomed !== null && remove.mutate({ id, key: doomed })}
        onClose={() => askAbout(null)}
      />
      <Suspense>{reported !== null && <ReportDialog kind="mentor-group-announcement" noun="announcement" id={reported} onClose={() => report(null)} />}</Suspense>
    </Section>
  )
}

interface AnnouncementProps {
  announcement: AnnouncementData
  groupId: string
  mayWrite: boolean
  onDelete: () => void
  onReport: (() => void) | null
}

function Announcement({ announcement: { id, text, html, writtenAt, editedAt, author, isOwn }, groupId, mayWrite, onDelete, onReport }: AnnouncementProps) {
  const [isEditing, edit] = useState(false)
  const items = [
    ...(isOwn ? [{ label: 'Edit', icon: pencilIcon, onSelect: () => edit(true) }] : []),
    { label: 'Delete', icon: trashIcon, danger: true, onSelect: onDelete },
  ]
  if (isEditing) return <li><EditedAnnouncement groupId={groupId} id={id} before={text} onClose={() => edit(false)} /></li>
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-3 border-l-2 border-line pl-3">
      <CommentText comment={{ text, html }} />
      {mayWrite && <Menu small label="More about this announcement" variant="ghost" className="button-icon" trigger={<Icon of={ellipsisIcon} />} items={items} />}
      {onReport !== null && <IconButton small icon={flagIcon} label="Report this announcement" onClick={onReport} />}
      <p className="col-start-1 text-sm text-text-muted">
        {author ?? 'Former member'}, <TimeAgo at={String(writtenAt)} />
        {editedAt !== null && ', edited'}
      </p>
    </li>
  )
}

function NewAnnouncement({ id }: { id: string }) {
  const [text, setText, forget] = useLocalDraft(`announcement.${id}`)
  const [keys] = useState(() => requestKeys())
  // A new key resets the field after each announcement, so that it shows the editor again and not an empty preview.
  const [count, setCount] = useState(0)
  const announce = useChange(Announce, () => {
    keys.forget()
    setCount((before) => before + 1)
    forget()
  }, { isQuiet: true })
  const { fields, message } = useFieldErrors(announce.error, { text })
  const send = (event: FormEvent) => {
    event.preventDefault()
    announce.mutate({ id, key: keys.keyFor(text), text })
  }
  return (
    <form className="grid max-w-[46rem] gap-2" onSubmit={send} noValidate>
      <AnnouncementField key={count} label="Announcement to all members" hint="Members get a notification and an email. Markdown works." text={text} error={fields['text'] ?? message ?? undefined} onChange={setText} />
      <Button type="submit" variant="primary" small className="justify-self-start" busy={announce.isPending} disabledBecause={text.trim() === '' ? 'Write the announcement' : null}>
        Announce
      </Button>
    </form>
  )
}

function EditedAnnouncement({ groupId, id, before, onClose }: { groupId: string; id: string; before: string; onClose: () => void }) {
  const [text, setText, forget] = useLocalDraft(`announcement-edit.${id}`, before)
  const close = () => {
    forget()
    onClose()
  }
  const save = useChange(EditAnnouncement, close, { isQuiet: true })
  const [isLeaving, askToLeave] = useState(false)
  const { fields, message } = useFieldErrors(save.error, { text })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ id: groupId, key: id, text })
  }
  return (
    <form className="grid max-w-[46rem] gap-2" onSubmit={submit} noValidate>
      <AnnouncementField label="Edit announcement" hint="It’s marked as edited. Members aren’t notified again." text={text} error={fields['text'] ?? message ?? undefined} onChange={setText} />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" small busy={save.isPending} disabledBecause={text.trim() === '' ? 'Write the announcement' : null}>
          Save
        </Button>
        <Button small onClick={() => (text === before ? close() : askToLeave(true))}>Cancel</Button>
      </div>
      <ConfirmDialog open={isLeaving} question="Discard what you entered?" confirm="Discard" onConfirm={close} onClose={() => askToLeave(false)} />
    </form>
  )
}

interface FieldProps {
  label: string
  hint: string
  text: string
  error: string | undefined
  onChange: (text: string) => void
}

const AnnouncementField = ({ label, hint, text, error, onChange }: FieldProps) => (
  <MarkdownField label={label} hint={hint} rows={4} limit={ANNOUNCEMENT_LENGTH} value={text} error={error} preview={TextPreview} onChange={onChange} />
)
