import { graphql } from '#platform/web/graphql/graphql.ts'

/** Hands in a text with a file, or says that a blog was read. */
export const HandInWork = graphql(`mutation HandInWork($id: ID!, $text: String!, $file: ID, $version: String) { handInWork(id: $id, text: $text, file: $file, version: $version) { isLate latePoints } }`)
