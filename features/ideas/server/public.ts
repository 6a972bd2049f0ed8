import { builder } from '#platform/server/graphql/builder.ts'
import type { Context } from '#platform/server/context.ts'
import { listShipped } from './ideas.queries.ts'

/** The public module of ideas: the shipped ideas of a person, and erasure. */
export { eraseIdeas } from './erase-ideas.ts'

interface Shipped {
  number: number
  title: string
  shipped_at: Date
}

export const ShippedIdea = builder.objectRef<Shipped>('ShippedIdea').implement({
  description: 'A shipped idea in which a person is a member.',
  fields: (t) => ({
    id: t.id({ may: 'anyone', resolve: ({ number }) => String(number) }),
    title: t.exposeString('title', { may: 'anyone' }),
    shippedAt: t.expose('shipped_at', { type: 'Instant', may: 'anyone' }),
  }),
})

/** The shipped ideas in which a person is a member, latest first. */
export const shippedIdeas = ({ db }: Context, personId: string, max: number): Promise<Shipped[]> => listShipped(db, personId, max)
