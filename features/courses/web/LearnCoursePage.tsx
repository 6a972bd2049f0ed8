import { useEffect } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { lessonsOf } from '../rules/course.ts'
import { coursePath, lessonPath } from '../rules/paths.ts'
import { progressOf } from '../rules/progress.ts'
import { OutlineFields } from './course-fields.ts'
import { useEnrollments } from './enrollments.ts'

const LearnCourseQuery = graphql(
  `
  query LearnCourse($slug: String!) { course(slug: $slug) { id slug title ...OutlineFields } }
`,
  [OutlineFields],
)

type Data = ResultOf<typeof LearnCourseQuery>

/** Leads to the lesson where the learner goes on: the address of a course in Learn. */
function LearnCoursePage({ data: { course } }: { data: Data }) {
  const { slug, title, topics } = course!
  const session = useSession()
  const enrollments = useEnrollments()
  const navigate = useNavigate()
  const enrollment = enrollments?.find((one) => one.slug === slug)
  const { next } = progressOf(topics, new Set(enrollment?.finished), enrollment?.lastLesson)
  const target = lessonPath(slug, (next ?? lessonsOf(topics)[0]!).key)
  const isKnown = session === null || enrollments !== null
  useEffect(() => {
    if (isKnown) navigate(target, { replace: true })
  }, [isKnown, navigate, target])
  return (
    <Page title={title}>
      <p className="flex flex-wrap gap-3">
        <ButtonLink variant="primary" to={target}>
          Go to the lesson
        </ButtonLink>
        <ButtonLink to={coursePath(slug)}>About this course</ButtonLink>
      </p>
    </Page>
  )
}

export const page = definePage({
  document: LearnCourseQuery,
  variables: (location) => ({ slug: location.params['course'] ?? '' }),
  exists: (data) => data.course !== null,
  cacheTags: (data) => ['courses', `course:${data.course!.id}`],
  meta: (data) => ({ title: data.course!.title, description: '', canonical: coursePath(data.course!.slug), hidden: true }),
  Component: LearnCoursePage,
})
