import { applications, candidate, descriptionOf, jobs, MATCHED_JOB, proposed, tracked, type SeedJob } from '#content/demo/jobs.ts'
import type { DemoWorld } from '#platform/server/demo-world.ts'
import { openContext, type Context, type Services } from '#platform/server/context.ts'
import { derivedId } from '#platform/server/derived-id.ts'
import { jobContentInput } from '../rules/job-content.ts'
import { LISTED_DAYS } from '../rules/jobs.ts'
import { daysAfter } from './days-after.ts'
import { insertApplication } from './applications.queries.ts'
import { saveCandidate } from './candidates.queries.ts'
import { insertJob, saveContent, saveListed } from './posting.queries.ts'
import { renderDescription } from './render-description.ts'
import { takeSnapshot } from './take-snapshot.ts'
import { saveNotes, saveStage } from './tracker.queries.ts'

/** Seeds the jobs of the demo world, a board, some applications and one job that waits for a decision. */
export async function seedJobs(services: Services, { people }: DemoWorld): Promise<void> {
  await openContext(services).inTransaction(async (context) => {
    const idOf = (username: string) => people.get(username)!.id
    for (const job of jobs) await seedJob(context, job, idOf(job.poster))
    await propose(context, proposed, idOf(proposed.poster))
    const now = context.clock.now()
    const learner = idOf(candidate.person)
    await saveCandidate(context.db, learner, { location: candidate.location, experienceLevel: candidate.level, isOpen: true, visibility: 'applied' }, now)
    for (const { role, person, daysAgo, note } of applications) {
      const snapshot = await takeSnapshot(context, idOf(person), ['about', 'skills', 'experience'])
      const id = seedId(`${person} ${role}`)
      const application = { id, jobId: jobId(role), personId: idOf(person), coverNote: note, snapshot, resumeId: null, at: daysAfter(now, -daysAgo) }
      await insertApplication(context.db, application)
      await saveStage(context.db, { personId: application.personId, jobId: application.jobId, stage: 'Applied', at: application.at })
    }
    for (const { role, stage, notes } of tracked) {
      await saveStage(context.db, { personId: learner, jobId: jobId(role), stage, at: daysAfter(now, -2) })
      await saveNotes(context.db, { personId: learner, jobId: jobId(role), notes, before: null })
    }
  })
}

/** An id derived from a name, so that demo jobs have the same addresses everywhere. */
const seedId = (name: string): string => derivedId(`jobs ${name}`)

const jobId = (role: string): string => {
  const job = jobs.find((one) => one.role === role)!
  return job.role === MATCHED_JOB.role && job.company === MATCHED_JOB.company ? MATCHED_JOB.id : seedId(`${job.role} ${job.company}`)
}

const contentOf = (job: SeedJob) =>
  jobContentInput.parse({ ...job, description: descriptionOf(job), applyUrl: job.host === undefined ? null : `https://${job.host}/apply`, logoId: null })

async function propose({ db, clock }: Context, job: SeedJob, posterId: string, id = seedId(`${job.role} ${job.company}`)) {
  const content = contentOf(job)
  const html = renderDescription(content.description)
  const at = daysAfter(clock.now(), -job.postedDaysAgo)
  await insertJob(db, { id, posterId, content, html, at })
  return { id, content, html, at }
}

async function seedJob(context: Context, job: SeedJob, posterId: string): Promise<void> {
  const { id, content, html, at } = await propose(context, job, posterId, jobId(job.role))
  await saveContent(context.db, { id, content, html, at })
  await saveListed(context.db, id, { at, expiresAt: daysAfter(at, LISTED_DAYS) })
  await context.emit({ name: 'job.changed', jobId: id })
}
