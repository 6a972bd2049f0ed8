import { graphql } from '#platform/web/graphql/graphql.ts'
import { loadQueryClient } from '#platform/web/data/load-query-client.ts'
import type { CombinedQuery } from '#platform/web/data/prefetch-combined.ts'
import { currentPersonKey } from '#platform/web/data/query-key.ts'
import { readSession } from '#platform/web/session/session.ts'
import { roleLabel } from '#features/people/rules/public-user.ts'
import { OwnRolesPart, OwnRolesQuery } from '#features/accounts/web/public.tsx'
import { OwnStreakPart, OwnStreakQuery, RecentActivityPart, RecentActivityQuery } from '#features/activity/web/public.tsx'
import {
  FEED_SHOWN,
  BlockedIdsPart,
  BlockedIdsQuery,
  SuggestedPeoplePart,
  SuggestedPeopleQuery,
  suggestionsFor,
} from '#features/connections/web/public.tsx'
import { CoursesInProgressPart, CoursesInProgressQuery } from '#features/courses/web/public.tsx'
import { DueSoonPart, DueSoonQuery } from '#features/mentoring/web/public.tsx'
import { NextEventPart, NextEventQuery } from '#features/events/web/public.tsx'
import { BestJobMatchPart, BestJobMatchQuery } from '#features/jobs/web/public.tsx'
import { DueTodayPart, DueTodayQuery, NextPracticePart, NextPracticeQuery } from '#features/practice/web/public.tsx'
import { FirstStepsPart, FirstStepsQuery } from '#features/onboarding/web/public.tsx'
import { InboxPart, InboxQuery } from '#features/notifications/web/public.tsx'
import { AdminPanelPart, AdminPanelQuery } from './admin-panel-query.ts'
import { DoneFeaturedPart, DoneFeaturedQuery } from './done-featured-query.ts'
import { OwnWritingPart, OwnWritingQuery } from './own-writing-query.ts'
import { SuggestionsPart, SuggestionsQuery } from './suggestions-query.ts'

/** All personal data of the home page and the shell around it, in one request (requirement H-11). */
export const OwnHomeQuery = graphql(
  `
  query OwnHome($activities: Int, $suggestions: Int, $olderThan: String, $asAdmin: Boolean!, $opening: Boolean!) {
    ...OwnRolesPart
    ...RecentActivityPart
    ...OwnWritingPart
    ...SuggestedPeoplePart
    ...DueTodayPart
    ...NextPracticePart
    ...CoursesInProgressPart
    ...DueSoonPart
    ...NextEventPart
    ...BestJobMatchPart
    ...OwnStreakPart
    ...FirstStepsPart
    ...SuggestionsPart
    ...DoneFeaturedPart
    ...AdminPanelPart @include(if: $asAdmin)
    ...InboxPart @include(if: $opening)
    ...BlockedIdsPart @include(if: $opening)
  }
`,
  [
    OwnRolesPart, RecentActivityPart, OwnWritingPart, SuggestedPeoplePart, DueTodayPart, NextPracticePart, CoursesInProgressPart, DueSoonPart, NextEventPart, BestJobMatchPart, OwnStreakPart,
    FirstStepsPart, SuggestionsPart, DoneFeaturedPart,
    AdminPanelPart, InboxPart, BlockedIdsPart,
  ],
)

/** How many entries of recent activity the card shows. */
export const ACTIVITIES = 4

/**
 * Starts the combined request of home. It includes the admin panel if the browser knows the member as an admin, and the data of the shell if that is
 * not in the cache.
 */
export async function prefetchOwnHome(): Promise<void> {
  const { cacheFor, queryClient, prefetchCombined } = await loadQueryClient()
  const cache = cacheFor(currentPersonKey())
  const isOpening = cache.getQueryData(InboxQuery, INBOX) === undefined || cache.getQueryData(BlockedIdsQuery, {}) === undefined
  prefetchCombined(queryClient, ownHome({ asAdmin: readSession()?.user.role === roleLabel('admin'), opening: isOpening }))
}

const INBOX = { olderThan: null }

/** The combined request of home, and the queries that it answers. */
export function ownHome({ asAdmin, opening }: { asAdmin: boolean; opening: boolean }): CombinedQuery {
  const activities = { activities: ACTIVITIES }
  const suggestions = suggestionsFor(FEED_SHOWN)
  const answers: CombinedQuery['parts'] = [
    { document: OwnRolesQuery, variables: {} },
    { document: RecentActivityQuery, variables: activities },
    { document: OwnWritingQuery, variables: {} },
    { document: SuggestedPeopleQuery, variables: suggestions },
    { document: DueTodayQuery, variables: {} },
    { document: NextPracticeQuery, variables: {} },
    { document: CoursesInProgressQuery, variables: {} },
    { document: DueSoonQuery, variables: {} },
    { document: NextEventQuery, variables: {} },
    { document: BestJobMatchQuery, variables: {} },
    { document: OwnStreakQuery, variables: {} },
    { document: FirstStepsQuery, variables: {} },
    { document: SuggestionsQuery, variables: {} },
    { document: DoneFeaturedQuery, variables: {} },
    ...(asAdmin ? [{ document: AdminPanelQuery, variables: {} }] : []),
    ...(opening ? [{ document: InboxQuery, variables: INBOX }, { document: BlockedIdsQuery, variables: {} }] : []),
  ]
  return { document: OwnHomeQuery, variables: { ...activities, ...suggestions, ...INBOX, asAdmin, opening }, parts: answers }
}
