/** The list of all features of the server. */
import type { GraphQLSchema } from 'graphql'
import { composeFeatures } from '#platform/server/feature.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { unknownRights } from '#platform/server/graphql/permission-lines.ts'
import { platform } from '#platform/server/platform.feature.ts'
import { about } from '#features/about/server/feature.ts'
import { accounts } from '#features/accounts/server/feature.ts'
import { activity } from '#features/activity/server/feature.ts'
import { administration } from '#features/administration/server/feature.ts'
import { apiTokens } from '#features/api-tokens/server/feature.ts'
import { blogs } from '#features/blogs/server/feature.ts'
import { chat } from '#features/chat/server/feature.ts'
import { codeReviews } from '#features/code-reviews/server/feature.ts'
import { connections } from '#features/connections/server/feature.ts'
import { contests } from '#features/contests/server/feature.ts'
import { courses } from '#features/courses/server/feature.ts'
import { discussions } from '#features/discussions/server/feature.ts'
import { events } from '#features/events/server/feature.ts'
import { home } from '#features/home/server/feature.ts'
import { ideas } from '#features/ideas/server/feature.ts'
import { jobs } from '#features/jobs/server/feature.ts'
import { leaderboard } from '#features/leaderboard/server/feature.ts'
import { mentoring } from '#features/mentoring/server/feature.ts'
import { moderation } from '#features/moderation/server/feature.ts'
import { newsletter } from '#features/newsletter/server/feature.ts'
import { notifications } from '#features/notifications/server/feature.ts'
import { officeHours } from '#features/office-hours/server/feature.ts'
import { onboarding } from '#features/onboarding/server/feature.ts'
import { ownData } from '#features/own-data/server/feature.ts'
import { people } from '#features/people/server/feature.ts'
import { practice } from '#features/practice/server/feature.ts'
import { profiles } from '#features/profiles/server/feature.ts'
import { search } from '#features/search/server/feature.ts'
import { site } from '#features/site/server/feature.ts'
import { status } from '#features/status/server/feature.ts'
import { techNews } from '#features/tech-news/server/feature.ts'
import { trust } from '#features/trust/server/feature.ts'
import { webhooks } from '#features/webhooks/server/feature.ts'

/** The order determines the order of rights on the admin screen and of seeding. */
export const features = [
  platform,
  people,
  discussions,
  blogs,
  techNews,
  connections,
  onboarding,
  chat,
  practice,
  contests,
  courses,
  events,
  ideas,
  jobs,
  accounts,
  apiTokens,
  moderation,
  trust,
  administration,
  webhooks,
  site,
  about,
  leaderboard,
  codeReviews,
  mentoring,
  officeHours,
  profiles,
  activity,
  notifications,
  newsletter,
  home,
  ownData,
  search,
  status,
]

export const { rights, rateLimits, exportParts, notExported, contributions, tasks, listeners, loadSchema, addRoutes, onStart, seed, taggedSignals, acrossNodes, cacheTagsOf } = composeFeatures(features)

let schema: Promise<GraphQLSchema> | null = null

/** The whole schema, built once. */
export const apiSchema = (): Promise<GraphQLSchema> => (schema ??= buildSchema())

async function buildSchema(): Promise<GraphQLSchema> {
  await loadSchema()
  return withKnownRights(builder.toSchema())
}

/** A permission line with an undeclared right would lock a field for everyone, so the start fails. */
function withKnownRights(schema: GraphQLSchema): GraphQLSchema {
  const unknown = unknownRights(schema, rights)
  if (unknown.length > 0) throw new Error(`These rights are not declared: ${unknown.join(', ')}.`)
  return schema
}
