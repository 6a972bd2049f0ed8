import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { followedTags } from '#features/people/server/public.ts'
import { DISMISSED_DAYS, rankSuggestions, reasonOf, type Candidate } from '../rules/suggest.ts'
import { deleteDismissal, saveDismissal } from './connections.queries.ts'
import { readCandidates, type CandidateRow } from './suggestions.queries.ts'

const DAY_MS = 24 * 3600 * 1000

/** A suggested person and the reason. */
export interface Suggestion {
  person: CandidateRow
  reason: string
}

/** Returns the people to suggest to the viewer, each with a reason as text. */
export async function suggestPeople(context: Context, most: number): Promise<Suggestion[]> {
  const viewer = signedIn(context)
  const now = context.clock.now().getTime()
  const rows = await readCandidates(context.database, viewer.id, new Date(now - DISMISSED_DAYS * DAY_MS), await followedTags(context, viewer.id))
  return rankSuggestions(rows.map((row) => ({ ...candidateOf(row, now), row })), most).map((one) => ({ person: one.row, reason: reasonOf(one) }))
}

const daysSince = (at: Date, now: number) => Math.max(0, (now - at.getTime()) / DAY_MS)

function candidateOf(row: CandidateRow, now: number): Candidate {
  return {
    id: row.id,
    followsViewer: row.follows_viewer,
    followedBy: row.followed_by,
    followedByName: row.followed_by_name,
    tagsWritten: row.tags_written,
    tagsLiked: row.tags_liked,
    tagsWanted: row.tags_wanted,
    skills: row.common_skills,
    followers: row.shows_followers ? row.followers : 0,
    wroteDaysAgo: row.wrote_at === null ? null : daysSince(row.wrote_at, now),
    wrote: row.wrote,
    joinedDaysAgo: daysSince(row.joined_at, now),
  }
}

/** Dismisses a suggestion for 180 days, or undoes that. */
export async function dismissSuggestion(context: Context, { personId, dismissed }: { personId: string; dismissed: boolean }): Promise<boolean> {
  const viewer = signedIn(context)
  await rateLimit(context, 'follow.person', viewer.id)
  const at = context.clock.now()
  const since = new Date(at.getTime() - DISMISSED_DAYS * DAY_MS)
  if (!dismissed) await deleteDismissal(context.db, viewer.id, personId)
  else if (personId === viewer.id || !(await saveDismissal(context.db, { personId: viewer.id, dismissedId: personId, at, since }))) {
    throw new Refusal('NOT_FOUND')
  }
  return dismissed
}
