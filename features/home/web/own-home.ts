import { graphql } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'
import { offerParts, type Part } from '#platform/web/graphql/together.ts'
import { readSession } from '#platform/web/session/session.ts'
import { roleLabel } from '#features/people/rules/public-user.ts'
import { OwnRolesPart, OwnRolesQuery } from '#features/accounts/web/public.tsx'
import { OwnStreakPart, OwnStreakQuery, RecentActivityPart, RecentActivityQuery } from '#features/activity/web/public.tsx'
import {
  FEED_SHOWN,
  PeopleApartPart,
  PeopleApartQuery,
  SuggestedPeoplePart,
  SuggestedPeopleQuery,
  suggestionsFor,
} from '#features/connections/web/public.tsx'
import { DueTodayPart, DueTodayQuery } from '#features/practice/web/public.tsx'
import { InboxPart, InboxQuery } from '#features/notifications/web/public.tsx'
import { AdminPanelPart, AdminPanelQuery } from './admin-panel-query.ts'
import { OwnWritingPart, OwnWritingQuery } from './own-writing-query.ts'

/** All that home and the shell around it lay over the page for a member, in one request (requirement H-11). */
export const OwnHomeQuery = graphql(
  `
  query OwnHome($activities: Int, $suggestions: Int, $olderThan: String, $asAdmin: Boolean!, $opening: Boolean!) {
    ...OwnRolesPart
    ...RecentActivityPart
    ...OwnWritingPart
    ...SuggestedPeoplePart
    ...DueTodayPart
    ...OwnStreakPart
    ...AdminPanelPart @include(if: $asAdmin)
    ...InboxPart @include(if: $opening)
    ...PeopleApartPart @include(if: $opening)
  }
`,
  [OwnRolesPart, RecentActivityPart, OwnWritingPart, SuggestedPeoplePart, DueTodayPart, OwnStreakPart, AdminPanelPart, InboxPart, PeopleApartPart],
)

/** How many lines of recent activity the card shows. */
export const ACTIVITIES = 4

/** Whose inbox and blocks this window has asked for with home already. */
let openedFor = ''

/**
 * Asks home's one question for whoever is logged in, and holds the answer ready for the parts: an admin's figures where the
 * browser takes the member for one, and what the shell needs where this window has not asked for that yet.
 */
export function offerOwnHome(): () => void {
  const { id = '', role = '' } = readSession()?.user ?? {}
  const { variables, parts } = ownHome({ asAdmin: role === roleLabel('admin'), opening: openedFor !== id })
  openedFor = id
  return offerParts(request(OwnHomeQuery, variables), parts)
}

/** What home's one question asks with, and who takes which part of the answer. */
export function ownHome({ asAdmin, opening }: { asAdmin: boolean; opening: boolean }) {
  const activities = { activities: ACTIVITIES }
  const suggestions = suggestionsFor(FEED_SHOWN)
  const inbox = { olderThan: null }
  const parts: Part[] = [
    { document: OwnRolesQuery, variables: {} },
    { document: RecentActivityQuery, variables: activities },
    { document: OwnWritingQuery, variables: {} },
    { document: SuggestedPeopleQuery, variables: suggestions },
    { document: DueTodayQuery, variables: {} },
    { document: OwnStreakQuery, variables: {} },
  ]
  if (asAdmin) parts.push({ document: AdminPanelQuery, variables: {} })
  if (opening) parts.push({ document: InboxQuery, variables: inbox }, { document: PeopleApartQuery, variables: {} })
  return { variables: { ...activities, ...suggestions, ...inbox, asAdmin, opening }, parts }
}
