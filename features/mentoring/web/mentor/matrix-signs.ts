import { isAutomatic, WORK_STATES, waitsForMentor, type WorkState } from '../../rules/assignment.ts'

/** How a cell of the matrix looks: the state of the work, or that the site judged it. */
type Look = WorkState | 'automatic'

export const SIGNS: Record<Look, string> = { todo: '–', started: '…', overdue: '!', missed: '×', done: '●', automatic: '◆', late: '●', revise: '↺', returned: '✓' }

type Judged = Parameters<typeof isAutomatic>[0]

export const lookOf = (assignment: Judged, state: WorkState): Look => (isAutomatic(assignment, state) ? 'automatic' : state)

interface Matrix {
  assignments: readonly Judged[]
  rows: readonly { states: readonly WorkState[] }[]
}

export interface LegendEntry {
  look: Look
  /** The state that colors the cell. */
  state: WorkState
}

/** The looks that occur in a matrix, each with the states that color it, and whether any work waits for the mentor. */
export function legendOf({ assignments, rows }: Matrix): { entries: LegendEntry[]; hasWaiting: boolean } {
  const cells = rows.flatMap(({ states }) => states.map((state, at) => ({ state, assignment: assignments[at]! })))
  const seen = new Set(cells.map(({ state, assignment }) => `${lookOf(assignment, state)} ${state}`))
  const entries = WORK_STATES.flatMap((state) => ([state, 'automatic'] as const).map((look) => ({ look, state }))).filter(({ look, state }) => seen.has(`${look} ${state}`))
  return { entries, hasWaiting: cells.some(({ state, assignment }) => waitsForMentor(assignment, state)) }
}
