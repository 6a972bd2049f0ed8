import { builder } from '#platform/server/graphql/builder.ts'
import { badgeKind } from '../rules/badges.ts'
import { badgePath } from '../rules/paths.ts'
import type { PersonBadge } from './read-badges.ts'

/** The public module of the leaderboard on the server. */
export { recountPerson } from './recount-scores.ts'
export { awardBadges } from './award-badges.ts'
export { badgesOfPerson } from './read-badges.ts'

const may = 'anyone'

export const Badge = builder.objectRef<PersonBadge>('Badge').implement({
  description: 'A badge that a person has earned.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    label: t.string({ may, resolve: ({ rule }) => rule.label }),
    description: t.string({ may, description: 'What the person did, to be read after their name.', resolve: ({ rule }) => rule.description }),
    kind: t.string({ may, description: 'What it is for: solved, hard, categories, days, likes or track.', resolve: ({ rule }) => badgeKind(rule) }),
    atLeast: t.int({ may, description: 'How many of that it takes.', resolve: ({ rule }) => rule.atLeast }),
    earnedAt: t.expose('earned_at', { type: 'Instant', may }),
    path: t.string({ may, description: 'The path of its public page.', resolve: ({ id }) => badgePath(id) }),
  }),
})
