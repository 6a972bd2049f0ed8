import { signedIn, type Context } from '#platform/server/context.ts'
import { listRemovals } from '#features/moderation/server/public.ts'
import { listPostings, type OwnPostingRow, type PostingRow } from './posting.queries.ts'

const MAX_POSTINGS = 100

/** Why a moderator removed a job. */
export interface JobRemoval {
  decisionId: string
  reason: string
}

/** A job of its poster, with the reason if it was removed. */
export interface OwnPosting extends OwnPostingRow {
  removal: JobRemoval | null
}

/** The viewer's jobs, newest first. */
export async function readPostings(context: Context): Promise<OwnPosting[]> {
  const rows = await listPostings(context.db, signedIn(context).id, MAX_POSTINGS)
  const removed = rows.filter(({ state }) => state === 'removed').map(({ id }) => id)
  const removals = removed.length === 0 ? null : await listRemovals(context.db, { kind: 'job', targetIds: removed })
  return rows.map((row) => ({ ...row, removal: removals?.get(row.id) ?? null }))
}

/** Why a job was removed; null if it was not. */
export async function readRemoval({ db }: Context, { id, state }: PostingRow): Promise<JobRemoval | null> {
  return state === 'removed' ? ((await listRemovals(db, { kind: 'job', targetIds: [id] })).get(id) ?? null) : null
}
