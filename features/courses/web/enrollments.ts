import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'

/** What the viewer takes, for all screens of courses: one request. */
export const EnrollmentsQuery = graphql(`
  query Enrollments { enrollments { courseId slug title lessonCount lastLesson finishedAt certificateId finished marked known } }
`)

export type Enrollment = ResultOf<typeof EnrollmentsQuery>['enrollments'][number]

/** The viewer's courses; null for visitors and until they are known. */
export function useEnrollments(): readonly Enrollment[] | null {
  const session = useSession()
  const { data } = useQuery(EnrollmentsQuery, session === null ? null : {})
  return data?.enrollments ?? null
}

/** The viewer's enrollment in one course; null when there is none. */
export const useEnrollment = (slug: string): Enrollment | null => useEnrollments()?.find((one) => one.slug === slug) ?? null
