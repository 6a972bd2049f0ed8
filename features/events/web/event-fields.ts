import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

/** A date of an event as its card shows it. */
export const EventCardFields = graphql(`
  fragment EventCardFields on EventCard {
    id number slug title preview type imageUrl startsAt endsAt when timeZone place isOnline recurrence capacity taken offered isCancelled hasRecording host { id username name }
  }
`)

export type EventCardData = ResultOf<typeof EventCardFields>
