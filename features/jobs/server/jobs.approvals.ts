import { Refusal } from '#platform/rules/refusals.ts'
import type { ApprovalKind } from '#features/administration/server/public.ts'
import { essentialChanges, FIELD_LABELS } from '../rules/job-content.ts'
import { EMPLOYMENT_LABELS } from '../rules/jobs.ts'
import { salaryText } from '../rules/salary.ts'
import { countApproved, findWaitingJob, listWaitingJobs } from './approvals.queries.ts'
import { decideJob } from './decide-job.ts'
import { findPosting } from './posting.queries.ts'

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
    const changed = posted_at === null || proposal === null ? [] : essentialChanges(content, proposal).map((field) => FIELD_LABELS[field])
    const approved = await countApproved(db, posting.poster_id)
    const { renderDescription } = await import('./render-description.ts')
    return {
      facts: [
        { label: 'Type', value: changed.length === 0 ? 'New job' : `Changed: ${changed.join(', ')}` },
        { label: 'Role', value: role },
        { label: 'Company', value: company },
        { label: 'Location', value: location },
        { label: 'Employment', value: `${level}, ${EMPLOYMENT_LABELS[employment]}` },
        { label: 'Salary', value: salary === null ? 'Not stated' : salaryText(salary) },
        { label: 'Skills', value: skills.join(', ') },
        { label: 'Applications', value: applyUrl ?? 'On this site', ...(applyUrl !== null && { path: applyUrl }) },
        { label: 'Earlier jobs approved', value: approved === 0 ? 'None: their first job' : String(approved) },
      ],
      parts: [{ title: 'Description', html: renderDescription(description) }],
      links: [],
    }
  },
  decide: decideJob,
}
