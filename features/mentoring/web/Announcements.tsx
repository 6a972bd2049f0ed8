import { Suspense, useRef, useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { flagIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { CommentText } from '#features/discussions/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import { ANNOUNCEMENT_LENGTH } from '../rules/group.ts'
import type { GroupData } from './group-query.ts'
import { useChange } from './use-change.ts'

const Announce = graphql(`mutation AnnounceToGroup($id: ID!, $key: ID!, $text: String!) { announceToGroup(id: $id, key: $key, text: $text) }`)
const DeleteAnnouncement = graphql(`mutation DeleteGroupAnnouncement($id: ID!, $key: ID!) { deleteGroupAnnouncement(id: $id, key: $key) }`)

/** The announcements of a group, latest first; mentors write them. Nothing for learners while there are none. */
export function Announcements({ group: { id, part, announcements, isArchived } }: { group: GroupData }) {
  const remove = useChange(DeleteAnnouncement)
  const [reported, report] = useState<string | null>(null)
  const mayWrite = part === 'mentor' && !isArchived
  if (!mayWrite && announcements.length === 0) return null
  return (
    <Section title="Announcements">
      {mayWrite && <AnnouncementForm id={id} />}
      <ul className="grid max-w-[46rem] grid-cols-1 gap-4">
        {announcements.map(({ id: key, text, html, writtenAt, author }) => (
          <li key={key} className="grid grid-cols-[1fr_auto] gap-x-3 border-l-2 border-line pl-3">
            <CommentText comment={{ text, html }} />
            {mayWrite && <IconButton small icon={trashIcon} label="Delete this announcement" onClick={() => remove.mutate({ id, key })} />}
            {part === 'learner' && <IconButton small icon={flagIcon} label="Report this announcement" onClick={() => report(key)} />}
            <p className="col-start-1 text-sm text-text-muted">
              {author ?? 'Former member'}, <TimeAgo at={String(writtenAt)} />
            </p>
          </li>
        ))}
      </ul>
      <Suspense>{reported !== null && <ReportDialog kind="mentor-group-announcement" noun="announcement" id={reported} onClose={() => report(null)} />}</Suspense>
    </Section>
  )
}

function AnnouncementForm({ id }: { id: string }) {
  const [text, setText, forget] = useLocalDraft(`announcement.${id}`)
  const key = useRef<string>(null)
  const announce = useChange(Announce, () => {
    key.current = null
    forget()
  }, { isQuiet: true })
  const send = (event: FormEvent) => {
    event.preventDefault()
    key.current ??= crypto.randomUUID()
    announce.mutate({ id, key: key.current, text })
  }
  return (
    <form className="grid max-w-[46rem] gap-2" onSubmit={send}>
      <Field label="Announcement to all members" hint="Members get a notification and an email. Markdown works." error={announce.error?.fields['text'] ?? announce.error?.message}>
        {(control) => <TextArea {...control} rows={2} maxLength={ANNOUNCEMENT_LENGTH} value={text} onChange={({ target }) => setText(target.value)} />}
      </Field>
      <Button type="submit" small className="justify-self-start" busy={announce.isPending} disabledBecause={text.trim() === '' ? 'Write the announcement' : null}>
        Announce
      </Button>
    </form>
  )
}
