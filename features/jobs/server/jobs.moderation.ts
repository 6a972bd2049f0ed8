import type { ModeratedKind } from '#features/moderation/server/public.ts'
import { isListed } from '../rules/jobs.ts'
import { jobPath } from '../rules/paths.ts'
import { findJobs, listDescriptions } from './jobs.queries.ts'
import { findPosting, saveRemoved, saveState } from './posting.queries.ts'
import { readJobOrRefuse } from './read-jobs.ts'

/** Jobs can be reported. Removing one takes it out of all lists; applications stay on the boards of their people. */
export const moderatedJobs: Readonly<Record<'job', ModeratedKind>> = {
  job: {
    checkReadable: async (context, id) => void (await readJobOrRefuse(context, id)),
    find: async ({ db, database }, ids) => {
      const { plainTextOf } = await import('#platform/server/rich-text/plain-text.ts')
      const [jobs, texts] = await Promise.all([findJobs(database, ids), listDescriptions(db, ids)])
      return new Map(
        jobs
          .filter(({ state }) => state !== 'removed')
          .map((job) => [
            job.id,
            { title: `${job.role}, ${job.company}`, text: plainTextOf(texts.get(job.id) ?? ''), path: jobPath(job), authorId: job.poster_id, authorUsername: job.poster_username },
          ]),
      )
    },
    named: (title) => `the job “${title}”`,
    remove: async (context, id) => {
      await saveRemoved(context.db, id, context.clock.now())
      await context.emit({ name: 'job.changed', jobId: id })
    },
    restore: async (context, { id }) => {
      const posting = await findPosting(context.db, id, { lock: true })
      if (posting?.state !== 'removed') return false
      // One that was closed before stays closed.
      const isOpen = !posting.was_closed && isListed({ state: 'open', expiresAt: posting.expires_at }, context.clock.now())
      await saveState(context.db, id, isOpen ? 'open' : 'closed', context.clock.now())
      await context.emit({ name: 'job.changed', jobId: id })
      return true
    },
  },
}
