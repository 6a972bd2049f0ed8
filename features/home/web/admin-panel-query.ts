import { graphql } from '#platform/web/graphql/graphql.ts'

/** What an admin's panel shows, for home's one question. */
export const AdminPanelPart = graphql(`
  fragment AdminPanelPart on Query { siteHealth { people newPeople openReports openApplications tasksParked emailsWaiting } }
`)

export const AdminPanelQuery = graphql(
  `
  query AdminPanel { ...AdminPanelPart }
`,
  [AdminPanelPart],
)
