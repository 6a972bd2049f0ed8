import { graphql } from '#platform/web/graphql/graphql.ts'

/** The lesson with a problem in a course that the member takes. */
export const PracticeLessonQuery = graphql(`
  query PracticeLesson($problem: String!) {
    practiceLesson(problem: $problem) { key title courseSlug courseTitle problems { slug title isSolved } next { key title } }
  }
`)
