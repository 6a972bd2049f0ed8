import { graphql } from '#platform/web/graphql/graphql.ts'

/** The data of the admin panel, as a fragment for the combined query of home. */
export const AdminPanelPart = graphql(`
  fragment AdminPanelPart on Query { siteHealth { people newPeople openReports openApplications } waitingWork { label path count isLate } }
`)

export const AdminPanelQuery = graphql(
  `
  query AdminPanel { ...AdminPanelPart }
`,
  [AdminPanelPart],
)
