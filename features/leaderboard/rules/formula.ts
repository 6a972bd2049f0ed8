import { z } from 'zod'
import { auditReason } from '#features/administration/rules/audit-reason.ts'

const MOST = 1000
const WRONG_POINTS = 'Enter a whole number from 1 to 1,000.'
const points = z.int(WRONG_POINTS).min(1, WRONG_POINTS).max(MOST, WRONG_POINTS)

/** What is wrong with typed points; null if nothing is. */
export const pointsFault = (typed: string): string | null => (/^\d{1,9}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= MOST ? null : WRONG_POINTS)

/** The points for the first acceptance of a problem (requirement L-17), the revision that the change is based on, and the reason of the change. */
export const formulaInput = z.object({ easy: points, medium: points, hard: points, revision: z.int(), reason: auditReason })
export type FormulaInput = z.infer<typeof formulaInput>

/** The points of a formula that is only tried. */
export const formulaPreviewInput = formulaInput.omit({ revision: true, reason: true })
export type FormulaPreviewInput = z.infer<typeof formulaPreviewInput>

/** What a change of the points would do. */
export interface FormulaPreview {
  /** How many people have points. */
  people: number
  raised: number
  lowered: number
  /** The largest gain, or 0. */
  most: number
  /** The largest loss as a negative number, or 0. */
  least: number
  /** How many people on the board get another place. */
  moved: number
  /** The people whose scores change most, the largest change first. */
  largest: { name: string; username: string; before: number; after: number }[]
}

/** How many people with the largest changes are listed. */
export const MAX_SHOWN_CHANGES = 5

/** What a change of the points would do, in words. */
export function previewText({ people, raised, lowered, most, least, moved }: Omit<FormulaPreview, 'largest'>): string {
  if (people === 0) return 'No one has points yet.'
  const number = (count: number) => count.toLocaleString('en')
  if (raised + lowered === 0) return `No score changes (${number(people)} with points).`
  const parts = [raised > 0 && `${number(raised)} would gain up to ${number(most)} points`, lowered > 0 && `${number(lowered)} would lose up to ${number(-least)} points`].filter((part) => part !== false)
  return `Of ${number(people)} people with points, ${parts.join(' and ')}. ${moved === 0 ? 'No place on the leaderboard changes.' : `${number(moved)} would get another place on the leaderboard.`}`
}

const LABELS = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const
const NAMES = ['easy', 'medium', 'hard'] as const

/** The points that differ, with both values. */
export const formulaChanges = (before: FormulaPreviewInput, after: FormulaPreviewInput) =>
  NAMES.filter((name) => before[name] !== after[name]).map((name) => ({ label: LABELS[name], from: before[name], to: after[name] }))

type Difficulty = (typeof NAMES)[number]

/** Points that were typed, and the revision of the saved ones at that time. */
export interface TypedPoints {
  revision: number
  points: Partial<Record<Difficulty, string>>
}

/** The points in the form: those that were typed, also when others were saved elsewhere since, which `isOutdated` says; else the saved ones. */
export function pointsInForm(typed: TypedPoints, saved: Record<Difficulty, number> & { revision: number }) {
  const texts = Object.fromEntries(NAMES.map((name) => [name, typed.points[name] ?? String(saved[name])])) as Record<Difficulty, string>
  const isChanged = NAMES.some((name) => texts[name].trim() !== String(saved[name]))
  return { texts, isChanged, isOutdated: isChanged && typed.revision !== saved.revision }
}
