import { signedIn, type Context } from '#platform/server/context.ts'
import { withoutBlocked } from '#features/connections/server/public.ts'
import { isListed } from '../rules/jobs.ts'
import { matchOf, type Match } from '../rules/match.ts'
import { candidateOf } from './candidate.ts'
import { listShownCandidates, type ShownCandidateRow } from './candidates.queries.ts'
import { postingForReading } from './jobs.access.ts'

const MAX_COMPARED = 2_000
const SHOWN = 20

/** Someone who is open to work, with how well a job matches them. */
export interface ShownCandidate {
  row: ShownCandidateRow
  match: Match
}

/** People whose open-to-work profile is visible to all posters, the best matches for a listed job of the viewer first. */
export async function readCandidatesFor(context: Context, jobId: string): Promise<ShownCandidate[]> {
  const viewer = signedIn(context)
  const { content, state, expires_at: expiresAt } = await postingForReading(context, jobId)
  if (!isListed({ state, expiresAt }, context.clock.now())) return []
  const rows = await withoutBlocked(context, await listShownCandidates(context.db, MAX_COMPARED), ({ id }) => id)
  const job = { skillsRequired: content.skills, location: content.location, experienceLevel: content.level }
  return rows
    .filter(({ id }) => id !== viewer.id)
    .map((row) => ({ row, match: matchOf(job, candidateOf(row)) }))
    .filter(({ match }) => match.missing.length < content.skills.length)
    .sort((one, other) => other.match.score - one.match.score)
    .slice(0, SHOWN)
}
