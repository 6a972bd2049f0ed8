import { graphql } from '#platform/web/graphql/graphql.ts'

/** The templates of the mentor. */
export const TemplatesQuery = graphql(`query AssignmentTemplates { assignmentTemplates { id name savedAt items { kind title points days } } }`)
