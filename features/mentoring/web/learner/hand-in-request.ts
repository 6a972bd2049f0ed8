import { graphql } from '#platform/web/graphql/graphql.ts'

/** Hands in a text with a file, or says that a blog was read. */
export const HandInWork = graphql(`mutation HandInWork($id: ID!, $text: String!, $file: ID) { handInWork(id: $id, text: $text, file: $file) { isLate latePoints } }`)
