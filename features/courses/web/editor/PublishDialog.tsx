import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { changeSummary, reachOf } from '../../rules/change-summary.ts'
import { courseChanges } from '../../rules/course-changes.ts'
import { fileOfDraft, withLastingKeys, type CourseDraft } from '../../rules/course-draft.ts'
import { courseFile } from '../../rules/course-file.ts'
import { coursePath } from '../../rules/paths.ts'

interface Props {
  /** Without faults. */
  draft: CourseDraft
  /** Null: this is the first publication. */
  published: CourseDraft | null
  learners: number
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a version goes live: what changes, and for how many learners. */
export function PublishDialog({ draft, published, learners, busy, onConfirm, onClose }: Props) {
  if (published === null) {
    return <ConfirmDialog open question="Publish this course?" explanation={`Everyone will find it at ${coursePath(draft.slug)}. The address can’t be changed afterwards.`} confirm="Publish" variant="primary" busy={busy} onConfirm={onConfirm} onClose={onClose} />
  }
  const changes = courseChanges(courseFile.parse(fileOfDraft(published)), courseFile.parse(fileOfDraft(withLastingKeys(draft))))
  return (
    <ConfirmDialog open question="Publish these changes?" explanation={reachOf(learners, changes)} confirm="Publish changes" variant="primary" busy={busy} onConfirm={onConfirm} onClose={onClose}>
      <ul className="mt-3 list-disc space-y-1 ps-5 text-sm">
        {changeSummary(changes).map((line) => (
          <li key={line} dir="auto" className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
