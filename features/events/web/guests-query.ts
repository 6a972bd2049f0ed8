import { graphql } from '#platform/web/graphql/graphql.ts'

/** The people who are going to a date, as far as the viewer may see them. */
export const GuestsQuery = graphql(`
  query EventGuests($number: Int!, $date: ID) { event(number: $number) { id guests(date: $date) { id username name avatarUrl } } }
`)
