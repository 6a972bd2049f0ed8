import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'

export const ProgressQuery = graphql(`
  query LessonProgress($course: String!, $lesson: String!) {
    lessonProgress(course: $course, lesson: $lesson) { way watchedSeconds position duration speed bestScore tries }
  }
`)

/** The viewer's progress in a lesson; `isKnown` is false until it has loaded. */
export function useLessonProgress(place: { course: string; lesson: string }) {
  const session = useSession()
  const { data, isPending } = useQuery(ProgressQuery, session === null ? null : place)
  return { progress: data?.lessonProgress ?? null, isKnown: session === null || !isPending }
}
