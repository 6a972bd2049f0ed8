import { useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ReasonDialog } from '#platform/web/ui/ReasonDialog.tsx'
import { Loaded } from '#features/administration/web/public.tsx'
import type { Decision } from '../../rules/authoring-inputs.ts'
import { COMMENT_LENGTH } from '../../rules/draft-states.ts'
import { ManagedCourses } from './ManagedCourses.tsx'
import { SubmissionCard } from './SubmissionCard.tsx'

const CourseSubmissions = graphql(`
  query CourseSubmissions {
    courseSubmissions { id revision title summary isNew lessonCount submittedAt author { username name } changes { kind lesson name } }
  }
`)
const DecideCourse = graphql(`
  mutation DecideCourse($id: ID!, $revision: Int!, $decision: CourseDecision!, $comment: String!) {
    decideCourse(id: $id, revision: $revision, decision: $decision, comment: $comment)
  }
`)

export type Submission = ResultOf<typeof CourseSubmissions>['courseSubmissions'][number]

/** The courses that wait for a decision, and all published ones. */
export function CoursesAdmin({ path, search }: { path: string; search: URLSearchParams }) {
  const query = useQuery(CourseSubmissions, {})
  const [pending, setPending] = useState<{ course: Submission; decision: Decision } | null>(null)
  return (
    <div className="grid grid-cols-1 gap-8">
      <section aria-labelledby="courses-in-review" className="grid grid-cols-1 gap-4">
        <h3 id="courses-in-review" className="font-medium">
          In review
        </h3>
        <Loaded query={query}>
          {({ courseSubmissions }) =>
            courseSubmissions.length === 0 ? (
              <EmptyState text="No courses to review" hint="Courses that mentors submit will appear here." />
            ) : (
              <ul className="grid grid-cols-1 gap-4">
                {courseSubmissions.map((course) => (
                  <SubmissionCard key={course.id} course={course} onDecide={(decision) => setPending({ course, decision })} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
      <ManagedCourses path={path} search={search} />
      {pending !== null && (
        <DecisionDialog
          {...pending}
          onClose={(isStale) => {
            setPending(null)
            if (isStale) query.refetch()
          }}
        />
      )}
    </div>
  )
}

function DecisionDialog({ course: { id, revision, title }, decision, onClose }: { course: Submission; decision: Decision; onClose: (isStale: boolean) => void }) {
  const { mutate, isPending, error } = useMutation(DecideCourse)
  const isApproval = decision === 'approve'
  return (
    <ReasonDialog
      title={isApproval ? `Publish “${title}”` : `Ask for changes in “${title}”`}
      label="Comment"
      hint={isApproval ? 'Optional. The author sees it.' : 'The author sees it and can edit the course again.'}
      maxLength={COMMENT_LENGTH}
      requiredHint={isApproval ? null : 'Describe what the author should change'}
      action={isApproval ? 'Publish' : 'Send back'}
      busy={isPending}
      error={error?.message}
      onSend={(comment) => mutate({ id, revision, decision, comment }, { onSuccess: () => onClose(true) })}
      onClose={() => onClose(error !== null)}
    />
  )
}
