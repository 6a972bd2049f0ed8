import { counted } from '#platform/rules/counted.ts'
import { skillKey } from '#features/people/rules/skills.ts'
import { isRemoteLocation, type Level } from './jobs.ts'

/** What a match needs of a job. */
export interface MatchedJob {
  skillsRequired: readonly string[]
  location: string
  experienceLevel: Level
}

/** What a match needs of a candidate profile. */
export interface Candidate {
  skills: readonly string[]
  location: string
  experienceLevel: Level | null
}

export interface MatchTerm {
  /** What counts: the name of a skill, the location, `Remote`, or the level. */
  label: string
  points: number
}

/** How well a job matches, with its reasons. */
export interface Match {
  /** The raw sum, which sorts. */
  score: number
  /** The score as shown: at most 100. */
  percent: number
  terms: MatchTerm[]
  /** Required skills that the candidate does not have. */
  missing: string[]
}

export const SKILL_POINTS = 10
export const LOCATION_POINTS = 20
export const REMOTE_POINTS = 10
export const LEVEL_POINTS = 15

/** A location as it is compared: trimmed and without case. */
export const locationKey = (location: string): string => location.trim().toLowerCase()

/** The match score of the specification with its terms (requirement V-3). */
export function matchOf(job: MatchedJob, candidate: Candidate): Match {
  const known = new Set(candidate.skills.map(skillKey))
  const has = (skill: string) => known.has(skillKey(skill))
  const place = locationKey(candidate.location)
  const terms: MatchTerm[] = job.skillsRequired.filter(has).map((label) => ({ label, points: SKILL_POINTS }))
  if (place !== '' && place === locationKey(job.location)) terms.push({ label: 'Same location', points: LOCATION_POINTS })
  if (isRemoteLocation(job.location)) terms.push({ label: 'Remote', points: REMOTE_POINTS })
  if (candidate.experienceLevel === job.experienceLevel) terms.push({ label: `${job.experienceLevel} level`, points: LEVEL_POINTS })
  const score = terms.reduce((sum, { points }) => sum + points, 0)
  return { score, percent: percentOf(score), terms, missing: job.skillsRequired.filter((skill) => !has(skill)) }
}

export const percentOf = (score: number): number => Math.min(100, score)

/** The terms as one line: `+10 Python, +10 Remote; missing: PyTorch`. */
export function explainMatch({ terms, missing }: Pick<Match, 'terms' | 'missing'>): string {
  const reasons = terms.map(({ label, points }) => `+${points} ${label}`).join(', ') || 'nothing matches yet'
  return missing.length === 0 ? reasons : `${reasons}; missing: ${missing.join(', ')}`
}

/** The terms in words: `4 of 5 skills, same location, entry level`. Terms of skills come first. */
export function summarizeMatch({ terms, missing }: Pick<Match, 'terms' | 'missing'>, required: number): string {
  const known = required - missing.length
  return [`${known} of ${counted(required, 'skill', 'skills')}`, ...terms.slice(known).map(({ label }) => label.toLowerCase())].join(', ')
}

/** The percentage that is shown once the candidate has one more of the required skills. */
export const percentWithOneMore = (score: number): number => percentOf(score + SKILL_POINTS)
