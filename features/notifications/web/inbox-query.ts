import { graphql } from '#platform/web/graphql/graphql.ts'

export const NoteFields = graphql(`
  fragment NoteFields on InboxNote {
    id
    kind
    title
    message
    date
    read
    path
    thread
    sequence
  }
`)

/** The latest notifications, for a page that combines several queries. */
export const InboxPart = graphql(
  `
  fragment InboxPart on Query {
    notifications(after: $olderThan) { items { ...NoteFields } next unreadCount sequence }
  }
`,
  [NoteFields],
)

export const InboxQuery = graphql(
  `
  query GetInbox($olderThan: String) { ...InboxPart }
`,
  [InboxPart],
)
