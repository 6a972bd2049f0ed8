/** Experience levels, as specified. */
export const LEVELS = ['Entry', 'Mid', 'Senior'] as const
export type Level = (typeof LEVELS)[number]

export const EMPLOYMENTS = ['full-time', 'part-time', 'contract', 'internship'] as const
export type Employment = (typeof EMPLOYMENTS)[number]
export const EMPLOYMENT_LABELS: Record<Employment, string> = { 'full-time': 'Full-time', 'part-time': 'Part-time', contract: 'Contract', internship: 'Internship' }

export const JOB_STATES = ['proposed', 'open', 'closed', 'removed'] as const
export type JobState = (typeof JOB_STATES)[number]

export const ROLE_LENGTH = 120
export const COMPANY_LENGTH = 100
export const LOCATION_LENGTH = 80
export const DESCRIPTION_LENGTH = 12_000
export const SKILL_LENGTH = 40
export const MAX_JOB_SKILLS = 20
export const COVER_NOTE_LENGTH = 4_000
export const NOTES_LENGTH = 4_000
export const SEARCH_NAME_LENGTH = 80
export const MAX_SEARCHES = 20
export const JOBS_PAGE = 20

/** Days for which a job is listed, days before its end when the poster is reminded, and days after it when it can still be renewed. */
export const LISTED_DAYS = 30
export const REMINDER_DAYS = 3
export const RENEWABLE_DAYS = 60

/** The largest accepted PDF, in bytes. */
export const MAX_RESUME = 5 * 1024 * 1024

/** Whether a location says that the work is remote. */
export const isRemoteLocation = (location: string): boolean => /\bremote\b/i.test(location)

/** Whether a job takes applications at a moment. */
export const isListed = ({ state, expiresAt }: { state: JobState; expiresAt: Date | null }, now: Date): boolean => state === 'open' && expiresAt !== null && expiresAt > now

/** Why a job takes no applications, as a sentence. */
export const closedSentence = (state: JobState): string =>
  state === 'open' ? 'This job has expired. The poster may renew it.' : state === 'closed' ? 'This job is closed.' : 'This job isn’t listed.'
