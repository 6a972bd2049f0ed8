import { z } from 'zod'
import { builder } from '#platform/server/graphql/builder.ts'
import { Person } from '#features/people/server/public.ts'
import type { Evidence } from '../rules/badges.ts'
import { Badge } from './public.ts'
import { readBadge, type VerifiedBadge } from './read-badges.ts'

const may = 'anyone'

const BadgeEvidence = builder.objectRef<Evidence>('BadgeEvidence').implement({
  fields: (t) => ({
    title: t.exposeString('title', { may }),
    path: t.exposeString('path', { may, nullable: true }),
  }),
})

const BadgeProof = builder.objectRef<VerifiedBadge>('BadgeProof').implement({
  description: 'A badge with whose it is, what shows it, and whether that holds now.',
  fields: (t) => ({
    badge: t.field({ type: Badge, may, resolve: (row) => row }),
    person: t.field({ type: Person, may, resolve: ({ person }) => person }),
    evidence: t.field({ type: [BadgeEvidence], may, extensions: { listSize: 3 }, resolve: ({ evidence }) => evidence }),
    holds: t.exposeBoolean('holds', { may, description: 'Made from the ledger at this moment.' }),
  }),
})

const oneBadge = z.object({ id: z.uuid() })

builder.queryField('badge', (t) =>
  t.field({
    type: BadgeProof,
    may,
    nullable: true,
    args: { id: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      const asked = oneBadge.safeParse(args)
      return asked.success ? readBadge(context, asked.data.id) : null
    },
  }),
)
