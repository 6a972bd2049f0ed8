import { Refusal } from '#platform/rules/refusals.ts'
import type { ApprovalKind } from '#features/administration/server/public.ts'
import { essentialChanges, FIELD_LABELS, type JobContent } from '../rules/job-content.ts'
import { EMPLOYMENT_LABELS } from '../rules/jobs.ts'
import { salaryText } from '../rules/salary.ts'
import { countApproved, findWaitingJob, listWaitingJobs } from './approvals.queries.ts'
import { decideJob } from './decide-job.ts'
import { findPosting } from './posting.queries.ts'

const employmentText = ({ level, employment }: Pick<JobContent, 'level' | 'employment'>) => `${level}, ${EMPLOYMENT_LABELS[employment]}`
const payText = ({ salary }: Pick<JobContent, 'salary'>) => (salary === null ? 'Not stated' : salaryText(salary))
const placeText = ({ applyUrl }: Pick<JobContent, 'applyUrl'>) => applyUrl ?? 'On this site'

/** The jobs of members, and changed editions of listed ones. */
export const jobApprovals: ApprovalKind = {
  label: 'Job',
  right: 'jobs.approve',
  approve: 'Approve',
  aimHours: 48,
  list: ({ db }, page) => listWaitingJobs(db, page),
  find: ({ db }, id) => findWaitingJob(db, id),
  preview: async ({ db }, id) => {
    const posting = await findPosting(db, id)
    if (posting === null || posting.poster_id === null) throw new Refusal('NOT_FOUND')
    const { content, proposal, posted_at } = posting
    const { company, role, location, level, employment, salary, skills, applyUrl, description } = proposal ?? content
    const before = posted_at === null || proposal === null ? null : content
    const changed = before === null || proposal === null ? [] : essentialChanges(before, proposal)
    const withBefore = (now: string, earlier: (content: JobContent) => string) => (before === null || earlier(before) === now ? now : `${now} (before: ${earlier(before)})`)
    const approved = await countApproved(db, posting.poster_id)
    const { renderDescription } = await import('./render-description.ts')
    return {
      facts: [
        { label: 'Type', value: before === null ? 'New job' : `Changed: ${changed.map((field) => FIELD_LABELS[field]).join(', ')}` },
        { label: 'Role', value: withBefore(role, (old) => old.role) },
        { label: 'Company', value: withBefore(company, (old) => old.company) },
        { label: 'Location', value: withBefore(location, (old) => old.location) },
        { label: 'Employment', value: withBefore(employmentText({ level, employment }), employmentText) },
        { label: 'Salary', value: withBefore(payText({ salary }), payText) },
        { label: 'Skills', value: withBefore(skills.join(', '), (old) => old.skills.join(', ')) },
        { label: 'Applications', value: withBefore(placeText({ applyUrl }), placeText), ...(applyUrl !== null && { path: applyUrl }) },
        { label: 'Earlier jobs approved', value: approved === 0 ? 'None: their first job' : String(approved) },
      ],
      parts: [
        { title: 'Description', html: renderDescription(description) },
        ...(before !== null && changed.includes('description') ? [{ title: 'Description before', html: renderDescription(before.description) }] : []),
      ],
      links: [],
    }
  },
  decide: decideJob,
}
