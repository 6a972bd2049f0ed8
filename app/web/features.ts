/** The list of all features of the web layer. */
import { about } from '#features/about/web/feature.ts'
import { accounts } from '#features/accounts/web/feature.ts'
import { administration } from '#features/administration/web/feature.ts'
import { apiTokens } from '#features/api-tokens/web/feature.ts'
import { blogs } from '#features/blogs/web/feature.ts'
import { chat } from '#features/chat/web/feature.ts'
import { codeReviews } from '#features/code-reviews/web/feature.ts'
import { connections } from '#features/connections/web/feature.ts'
import { contests } from '#features/contests/web/feature.ts'
import { courses } from '#features/courses/web/feature.ts'
import { events } from '#features/events/web/feature.ts'
import { home } from '#features/home/web/feature.ts'
import { ideas } from '#features/ideas/web/feature.ts'
import { jobs } from '#features/jobs/web/feature.ts'
import { leaderboard } from '#features/leaderboard/web/feature.ts'
import { mentoring } from '#features/mentoring/web/feature.ts'
import { moderation } from '#features/moderation/web/feature.ts'
import { newsletter } from '#features/newsletter/web/feature.ts'
import { notifications } from '#features/notifications/web/feature.ts'
import { officeHours } from '#features/office-hours/web/feature.ts'
import { onboarding } from '#features/onboarding/web/feature.ts'
import { ownData } from '#features/own-data/web/feature.ts'
import { practice } from '#features/practice/web/feature.ts'
import { profiles } from '#features/profiles/web/feature.ts'
import { search } from '#features/search/web/feature.ts'
import { site } from '#features/site/web/feature.ts'
import { status } from '#features/status/web/feature.ts'
import { techNews } from '#features/tech-news/web/feature.ts'
import { trust } from '#features/trust/web/feature.ts'
import { webhooks } from '#features/webhooks/web/feature.ts'
import { defineWebFeature, type WebFeature } from '#platform/web/pages/feature.ts'

const opening = defineWebFeature({ name: 'opening', screens: [{ path: '/openingpage', page: 'app/web/OpeningScreenPage.tsx' }] })

export const features: readonly WebFeature[] = [
  home,
  profiles,
  blogs,
  techNews,
  contests,
  practice,
  codeReviews,
  courses,
  events,
  ideas,
  jobs,
  mentoring,
  officeHours,
  connections,
  onboarding,
  chat,
  notifications,
  newsletter,
  accounts,
  apiTokens,
  leaderboard,
  search,
  about,
  status,
  site,
  moderation,
  administration,
  trust,
  webhooks,
  ownData,
  opening,
]
