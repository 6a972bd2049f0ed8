import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation, type MutationResult } from '#platform/web/data/use-mutation.ts'
import type { Document } from '#platform/web/graphql/graphql.ts'

export const OfficeHourFields = graphql(`
  fragment OfficeHourFields on OfficeHour {
    id startsAt endsAt timeZone about place isOnline groupId group
    mentor { id username name avatarUrl }
  }
`)
export type OfficeHourData = ResultOf<typeof OfficeHourFields>

export const BookingFields = graphql(
  `
  fragment OfficeHourBookingFields on OfficeHourBooking {
    id subject onlineUrl cancelledBy cancelReason
    learner { id username name avatarUrl }
    officeHour { ...OfficeHourFields }
  }
`,
  [OfficeHourFields],
)
export type BookingData = ResultOf<typeof BookingFields>

export const OpenOfficeHoursQuery = graphql(
  `
  query OpenOfficeHours($mentor: String, $group: ID, $after: String) {
    officeHours(mentor: $mentor, group: $group, after: $after) { items { ...OfficeHourFields } next }
  }
`,
  [OfficeHourFields],
)

export const BookingsQuery = graphql(
  `
  query OfficeHourBookings($isPast: Boolean!) { officeHourBookings(isPast: $isPast) { ...OfficeHourBookingFields } }
`,
  [BookingFields],
)

export const OwnOfficeHoursQuery = graphql(
  `
  query OwnOfficeHours {
    ownOfficeHours { onlineUrl revision seriesId later officeHour { ...OfficeHourFields } booking { ...OfficeHourBookingFields } }
    heldOfficeHours { ...OfficeHourBookingFields }
  }
`,
  [OfficeHourFields, BookingFields],
)
export type OwnOfficeHourData = ResultOf<typeof OwnOfficeHoursQuery>['ownOfficeHours'][number]

/** A mutation after which office hours are read again; `onDone` runs then. `onOutdated` runs if someone else was faster, with what the server says. */
export function useOfficeHourChange<Data, Variables>(document: Document<Data, Variables>, onDone?: (variables: Variables) => void, onOutdated?: (message: string) => void): MutationResult<Data, Variables> {
  return useMutation(document, {
    onSuccess: async (_data, variables, cache) => {
      await Promise.all([OpenOfficeHoursQuery, BookingsQuery, OwnOfficeHoursQuery].map((query) => cache.invalidateQueries(query as typeof OwnOfficeHoursQuery)))
      onDone?.(variables)
    },
    // Someone else, or another window, was faster: the list is out of date.
    onError: ({ code, message }, _variables, cache) => {
      if (code !== 'NOT_ALLOWED' && code !== 'NOT_FOUND' && code !== 'OUTDATED_EDIT') return
      if (code !== 'OUTDATED_EDIT') onOutdated?.(message)
      void cache.invalidateQueries(OpenOfficeHoursQuery)
      void cache.invalidateQueries(OwnOfficeHoursQuery)
      void cache.invalidateQueries(BookingsQuery)
    },
  })
}
