import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { Person } from '#features/people/server/public.ts'
import { DECISIONS, decideInput } from '../rules/event-inputs.ts'
import { decideEvent } from './decide-event.ts'
import { EventType } from './events.schema.ts'
import { readSubmissions, type Submission } from './read-events.ts'

const may = 'events.manage'

const EventDecision = builder.enumType('EventDecision', { values: DECISIONS })

const EventSubmission = builder.objectRef<Submission>('EventSubmission').implement({
  description: 'An event that waits for a decision.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    number: t.exposeInt('number', { may }),
    slug: t.exposeString('slug', { may }),
    revision: t.exposeInt('revision', { may }),
    title: t.exposeString('title', { may }),
    descriptionHtml: t.exposeString('description_html', { may }),
    type: t.expose('type', { type: EventType, may }),
    when: t.exposeString('when', { may }),
    place: t.exposeString('place', { may }),
    onlineUrl: t.exposeString('online_url', { may }),
    host: t.expose('host', { type: Person, may, nullable: true }),
    updatedAt: t.expose('updated_at', { type: 'Instant', may }),
  }),
})

builder.queryField('eventSubmissions', (t) =>
  t.field({ type: [EventSubmission], may, description: 'The proposed events, oldest first.', extensions: { listSize: 20 }, resolve: (_root, _args, context) => readSubmissions(context) }),
)

builder.mutationField('decideEvent', (t) =>
  t.boolean({
    may,
    description: 'Publishes a proposed event, or returns it with a comment.',
    args: { id: t.arg.id({ required: true }), revision: t.arg.int({ required: true }), decision: t.arg({ type: EventDecision, required: true }), comment: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await decideEvent(context, parse(decideInput, args)), true),
  }),
)
