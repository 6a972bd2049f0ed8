import { graphql } from '#platform/web/graphql/graphql.ts'

/** The next date that the viewer is going to, as a part of the query of the home page. */
export const NextEventPart = graphql(`
  fragment NextEventPart on Query { nextEvent { state card { id number slug title when startsAt endsAt timeZone place } } }
`)

export const NextEventQuery = graphql(
  `
  query NextEvent { ...NextEventPart }
`,
  [NextEventPart],
)
