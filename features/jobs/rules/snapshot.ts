/** The parts of a profile that an applicant can send. */
export const SNAPSHOT_PARTS = ['about', 'skills', 'looking-for', 'experience', 'email'] as const
export type SnapshotPart = (typeof SNAPSHOT_PARTS)[number]
export const PART_LABELS: Record<SnapshotPart, string> = {
  about: 'Headline and about',
  skills: 'Skills, with evidence',
  'looking-for': 'Location and experience level',
  experience: 'Experience',
  email: 'Email address',
}

/** What an applicant sent, as it was then; a part that they left out is absent. */
export interface Snapshot {
  name: string
  headline?: string
  about?: string
  /** With how many things show each of them. */
  skills?: { label: string; evidence: number }[]
  location?: string
  experienceLevel?: string | null
  experience?: { role: string; company: string; period: string }[]
  email?: string
}

/** How many things show a skill, as text. */
export const proofsText = (evidence: number): string => (evidence === 1 ? '1 piece of evidence' : `${evidence} pieces of evidence`)
