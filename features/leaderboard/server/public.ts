import { builder } from '#platform/server/graphql/builder.ts'
import { badgePath } from '../rules/paths.ts'
import type { HeldBadge } from './read-badges.ts'

/** The door of the leaderboard: badges, and making somebody's scores anew. */
export { recountPerson } from './recount-scores.ts'
export { awardBadges } from './award-badges.ts'
export { badgesOfPerson } from './read-badges.ts'

const may = 'anyone'

/** A badge as others show it beside a person. */
export const Badge = builder.objectRef<HeldBadge>('Badge').implement({
  description: 'A fact about somebody that they earned.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    label: t.string({ may, resolve: ({ rule }) => rule.label }),
    says: t.string({ may, description: 'What is true of whoever has it, after their name.', resolve: ({ rule }) => rule.says }),
    earnedAt: t.expose('earned_at', { type: 'Instant', may }),
    path: t.string({ may, resolve: ({ id }) => badgePath(id) }),
  }),
})
