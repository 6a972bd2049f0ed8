import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { readSkills } from '#features/profiles/server/public.ts'
import { skillKey } from '#features/people/rules/skills.ts'
import type { ChangedCandidate } from '../rules/job-inputs.ts'
import { locationKey, type Candidate } from '../rules/match.ts'
import { readCandidate, saveCandidate, type CandidateRow } from './candidates.queries.ts'
import type { CandidateKeys } from './jobs.queries.ts'

/** The viewer's candidate profile; the number of things that show each skill comes with it. */
export interface OwnCandidate {
  row: CandidateRow
  skills: { label: string; evidence: number }[]
}

export async function readOwnCandidate(context: Context): Promise<OwnCandidate> {
  const { id } = signedIn(context)
  const row = await readCandidate(context.db, id)
  const skills = await readSkills(context, { id, stack: row.skills })
  return { row, skills: skills.map(({ label, count }) => ({ label, evidence: count })) }
}

/** The viewer says what they look for, and who may see it. */
export async function editCandidate(context: Context, input: ChangedCandidate): Promise<void> {
  const { id } = signedIn(context)
  await rateLimit(context, 'job.change', id)
  await saveCandidate(context.db, id, input, context.clock.now())
}

export const candidateOf = ({ skills, location, level }: CandidateRow): Candidate => ({ skills, location, experienceLevel: level })

export const keysOf = ({ skills, location, level }: CandidateRow): CandidateKeys => ({ skillKeys: [...new Set(skills.map(skillKey))], locationKey: locationKey(location), level })

/** Whether a profile has anything that a match could count. */
export const isEmptyCandidate = ({ skills, location, level }: CandidateRow): boolean => skills.length === 0 && location === '' && level === null
