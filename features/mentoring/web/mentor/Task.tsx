import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { CommentText } from '#features/discussions/web/public.tsx'
import { KIND_LABELS } from '../../rules/assignment.ts'
import { AssignmentFiles } from '../AssignmentFiles.tsx'
import { RubricMarks } from '../RubricMarks.tsx'
import type { LearnerWorkQuery } from './learner-work-query.ts'

interface Props {
  assignment: ResultOf<typeof LearnerWorkQuery>['learnerWork']['assignment']
  /** Whether a form below has the rubric. */
  hasForm: boolean
}

/** What the learner was asked to do, above their work. Nothing for a text without instructions, whose title says it all. */
export function Task({ assignment: { kind, path, instructions, instructionsHtml, files, criteria }, hasForm }: Props) {
  if (instructions === '' && files.length === 0 && path === null && (criteria.length === 0 || hasForm)) return null
  return (
    <section aria-label="Task" className="grid grid-cols-1 gap-3 rounded-control border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-medium">Task</h3>
        {path !== null && (
          <ButtonLink small to={path}>
            Open the {KIND_LABELS[kind].toLowerCase()}
          </ButtonLink>
        )}
      </div>
      {instructions !== '' && <div className="max-h-[min(14rem,25dvh)] overflow-auto"><CommentText comment={{ text: instructions, html: instructionsHtml }} /></div>}
      <AssignmentFiles files={files} />
      {!hasForm && <RubricMarks criteria={criteria} marks={[]} />}
    </section>
  )
}
