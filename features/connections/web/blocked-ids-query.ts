import { graphql } from '#platform/web/graphql/graphql.ts'

/** Everybody whom a block keeps apart from the viewer, for a page that asks for several things at once. */
export const PeopleApartPart = graphql(`
  fragment PeopleApartPart on Query { peopleApart }
`)

export const PeopleApartQuery = graphql(
  `
  query PeopleApart { ...PeopleApartPart }
`,
  [PeopleApartPart],
)
