import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

export const EditedEventFields = graphql(`
  fragment EditedEventFields on EditedEvent {
    id number slug revision state comment title description type imageId timeZone startsAt endsAt fold recurrence dateCount place onlineUrl capacity coHosts
  }
`)

export const EditedEventQuery = graphql(
  `
  query EditedEvent($id: ID!) { eventForEditing(id: $id) { ...EditedEventFields } }
`,
  [EditedEventFields],
)

export const SaveEvent = graphql(
  `
  mutation SaveEvent($event: EventInput!) { saveEvent(event: $event) { ...EditedEventFields } }
`,
  [EditedEventFields],
)

export type EditedEventData = ResultOf<typeof EditedEventFields>
