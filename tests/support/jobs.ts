import { randomUUID } from 'node:crypto'
import type { Person } from './people.ts'

/** A content that a poster could write. */
export const jobContent = (change: object = {}) => ({
  company: 'Tidewater Health', role: 'Data Analyst', location: 'Remote', description: 'Count what is there.', skills: ['Python', 'SQL', 'PyTorch'], level: 'Mid', employment: 'full-time', ...change,
})

export const POST_JOB = 'mutation ($id: ID!, $content: JobContentInput!) { postJob(id: $id, content: $content) }'
export const EDIT_JOB = 'mutation ($id: ID!, $revision: Int!, $content: JobContentInput!) { editJob(id: $id, revision: $revision, content: $content) }'
export const DECIDE_JOB = 'mutation ($id: String!, $revision: Int!, $decision: ApprovalDecision!, $comment: String!) { decideApproval(kind: "job", itemId: $id, revision: $revision, decision: $decision, comment: $comment, isImmediate: true) { state } }'
export const APPLY = `mutation ($id: ID!, $jobId: ID!, $coverNote: String!, $parts: [String!]!, $resumeId: ID) {
  applyForJob(id: $id, jobId: $jobId, coverNote: $coverNote, parts: $parts, resumeId: $resumeId) }`

/** Posts a job, which an admin approves; returns its id. */
export async function listsJob(poster: Person, admin: Person, change: object = {}): Promise<string> {
  const id = randomUUID()
  const posted = await poster.asks(POST_JOB, { id, content: jobContent(change) })
  const decided = await admin.asks(DECIDE_JOB, { id, revision: 1, decision: 'approve', comment: '' })
  if (posted.errors !== undefined || decided.errors !== undefined) throw new Error(JSON.stringify([posted.errors, decided.errors]))
  return id
}

/** Applies for a job; returns the reply and the id of the application. */
export async function applies(person: Person, jobId: string, change: object = {}) {
  const id = randomUUID()
  return { id, reply: await person.asks(APPLY, { id, jobId, coverNote: 'I can count.', parts: ['about', 'skills'], ...change }) }
}
