import { fold } from '#platform/rules/words.ts'
import type { Context } from '#platform/server/context.ts'
import { notify } from '#features/notifications/server/public.ts'
import { IN_APP, IN_APP_AND_DIGEST, IN_APP_AND_EMAIL, type Channels } from '#features/notifications/rules/kind.ts'
import { passesFilter, type FilteredJob } from '../rules/job-filter.ts'
import type { Alert } from '../rules/alerts.ts'
import { isListed } from '../rules/jobs.ts'
import { matchOf } from '../rules/match.ts'
import { yearlyOf } from '../rules/salary.ts'
import { skillKey } from '#features/people/rules/skills.ts'
import { candidateOf } from './candidate.ts'
import { listOpenCandidates } from './candidates.queries.ts'
import { findJob, type JobRow } from './jobs.queries.ts'
import { salaryOf } from './salary-of.ts'
import { claimAlert, listAlertSearches, notifiedAmong, type SearchRow } from './searches.queries.ts'

const BATCH = 200
/** The lowest match at which people who are open to work are notified about a new job. */
const NOTIFY_FROM_PERCENT = 40

const CHANNELS: Record<Exclude<Alert, 'off'>, Channels> = { site: IN_APP, email: IN_APP_AND_EMAIL, digest: IN_APP_AND_DIGEST }
// Of several searches that find a job, the one with the quickest alert counts.
const QUICKEST: readonly Alert[] = ['email', 'site', 'digest']

/** Notifies everyone with a matching saved search and matching people who are open to work about a new job, each person once. */
export async function notifySeekers(context: Context, jobId: string, signalId: number): Promise<void> {
  const job = await findJob(context.database, jobId)
  if (job === null || !isListed({ state: job.state, expiresAt: job.expires_at }, context.clock.now())) return
  await notifySearchers(context, job, signalId)
  await notifyCandidates(context, job, signalId)
}

async function notifySearchers(context: Context, job: JobRow, signalId: number): Promise<void> {
  const filtered = filteredJob(job)
  const found = new Map<string, SearchRow>()
  for (let after: string | null = null; ; ) {
    const searches: SearchRow[] = await listAlertSearches(context.db, { posterId: job.poster_id, after, max: BATCH })
    for (const search of searches) {
      if (!passesFilter(filtered, search.filter)) continue
      const other = found.get(search.person_id)
      if (other === undefined || QUICKEST.indexOf(search.alert) < QUICKEST.indexOf(other.alert)) found.set(search.person_id, search)
    }
    if (searches.length < BATCH) break
    after = searches.at(-1)!.id
  }
  for (const [personId, { name, alert }] of found) {
    await notifyOne(context, job, { personId, signalId, kind: 'jobSearch', role: 'seeker', facts: { search: name }, channels: CHANNELS[alert as Exclude<Alert, 'off'>] })
  }
}

async function notifyCandidates(context: Context, job: JobRow, signalId: number): Promise<void> {
  const shown = { skillsRequired: job.skills, location: job.location, experienceLevel: job.level }
  for (let after: string | null = null; ; ) {
    const candidates = await listOpenCandidates(context.db, { posterId: job.poster_id, after, max: BATCH })
    const matching = candidates.filter((row) => matchOf(shown, candidateOf(row)).percent >= NOTIFY_FROM_PERCENT)
    const notified = await notifiedAmong(context.db, job.id, matching.map(({ person_id }) => person_id))
    for (const { person_id: personId } of matching) if (!notified.has(personId)) await notifyOne(context, job, { personId, signalId, kind: 'job', role: 'holder', facts: {} })
    if (candidates.length < BATCH) break
    after = candidates.at(-1)!.person_id
  }
}

interface Alerted {
  personId: string
  signalId: number
  kind: 'job' | 'jobSearch'
  role: string
  facts: Record<string, string>
  channels?: Channels
}

async function notifyOne(context: Context, job: JobRow, { personId, signalId, kind, role, facts, channels }: Alerted): Promise<void> {
  await context.inTransaction(async (context) => {
    if (!(await claimAlert(context.db, personId, job.id, context.clock.now()))) return
    await notify(context, {
      signalId, by: null, kinds: [kind], people: { [role]: [personId] }, facts: { jobId: job.id, job: job.role, company: job.company, ...facts },
      ...(channels !== undefined && { channels }), holds: async () => true,
    })
  })
}

function filteredJob(job: JobRow): FilteredJob {
  const salary = salaryOf(job)
  return {
    searchText: fold([job.role, job.company, job.location, ...job.skills].join(' ')),
    level: job.level,
    location: job.location,
    isRemote: job.is_remote,
    skillKeys: job.skills.map(skillKey),
    salaryYearly: salary === null ? null : yearlyOf(salary),
    salaryCurrency: salary?.currency ?? null,
  }
}
