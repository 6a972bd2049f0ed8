import { z } from 'zod'
import { builder } from '#platform/server/graphql/builder.ts'
import { Person } from '#features/people/server/public.ts'
import { badgeKind, type Evidence } from '../rules/badges.ts'
import type { BadgeProgress } from '../rules/next-badge.ts'
import { readNextBadge } from './badge-progress.ts'
import { Badge } from './public.ts'
import { otherBadges, readBadge, type BadgeWithPerson } from './read-badges.ts'

const may = 'anyone'

const BadgeEvidence = builder.objectRef<Evidence>('BadgeEvidence').implement({
  description: 'A fact that earned a badge.',
  fields: (t) => ({
    title: t.exposeString('title', { may }),
    path: t.exposeString('path', { may, nullable: true, description: 'The path of its page; null if it has none.' }),
  }),
})

const NextBadge = builder.objectRef<BadgeProgress>('NextBadge').implement({
  description: 'A badge that a person could earn next.',
  fields: (t) => ({
    label: t.string({ may, resolve: ({ rule }) => rule.label }),
    kind: t.string({ may, description: 'What it is for: solved, hard, categories, days, likes or track.', resolve: ({ rule }) => badgeKind(rule) }),
    atLeast: t.int({ may, description: 'How many of that it takes.', resolve: ({ rule }) => rule.atLeast }),
    have: t.exposeInt('have', { may, description: 'How many of the needed problems or days they have.' }),
    need: t.exposeInt('need', { may }),
  }),
})

const BadgeDetails = builder.objectRef<BadgeWithPerson>('BadgeDetails').implement({
  description: 'A badge with its owner, the facts that earned it, and whether they still hold.',
  fields: (t) => ({
    badge: t.field({ type: Badge, may, resolve: (row) => row }),
    person: t.field({ type: Person, may, resolve: ({ person }) => person }),
    evidence: t.field({ type: [BadgeEvidence], may, extensions: { listSize: 3 }, resolve: ({ evidence }) => evidence }),
    next: t.field({ type: NextBadge, may, nullable: true, description: 'The badge that its owner could earn next; null if they have all.', resolve: ({ person, rule }, _args, context) => readNextBadge(context, person.id, rule) }),
    others: t.field({ type: [Badge], may, extensions: { listSize: 30 }, description: 'The other badges of its owner, in the order in which they were earned.', resolve: ({ id, person }, _args, context) => otherBadges(context, person.id, id) }),
    isValid: t.exposeBoolean('isValid', { may, description: 'Whether the facts hold now.' }),
  }),
})

const badgeInput = z.object({ id: z.uuid() })

builder.queryField('badge', (t) =>
  t.field({
    type: BadgeDetails,
    may,
    nullable: true,
    description: 'A badge by its id; null if there is none or the viewer may not see it.',
    args: { id: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      const input = badgeInput.safeParse(args)
      return input.success ? readBadge(context, input.data.id) : null
    },
  }),
)
