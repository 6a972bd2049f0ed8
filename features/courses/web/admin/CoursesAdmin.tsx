import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { ReviewQueue } from '#features/administration/web/public.tsx'
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

const TEXTS = {
  empty: 'No courses to review', emptyHint: 'Courses that mentors submit will appear here.', approve: 'Publish', reader: 'author', afterReturn: 'edit the course again',
}

/** The courses that wait for a decision, and all published ones. */
export function CoursesAdmin({ path, search }: { path: string; search: URLSearchParams }) {
  const query = useQuery(CourseSubmissions, {})
  return (
    <div className="grid grid-cols-1 gap-8">
      <section aria-labelledby="courses-in-review" className="grid grid-cols-1 gap-4">
        <h3 id="courses-in-review" className="font-medium">
          In review
        </h3>
        <ReviewQueue
          query={query}
          itemsOf={({ courseSubmissions }) => courseSubmissions}
          titleOf={({ title }) => title}
          decide={DecideCourse}
          texts={TEXTS}
          commentLength={COMMENT_LENGTH}
          renderCard={(course, onDecide) => <SubmissionCard key={course.id} course={course} onDecide={onDecide} />}
        />
      </section>
      <ManagedCourses path={path} search={search} />
    </div>
  )
}
