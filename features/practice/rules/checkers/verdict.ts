/** How far an answer is from the expected one, number by number: a list is a table of one row. */
export interface ErrorTable {
  /** Absolute errors; `null` where one of the two is not a finite number and they differ. */
  rows: (number | null)[][]
  /** Whether rows or columns were left out. */
  isCut: boolean
}

/** What a checker says: right, or what is wrong and where. Only for sample tests is the difference shown. */
export type Verdict =
  | { passes: true }
  | { passes: false; says: string; at: readonly number[] | null; errors: ErrorTable | null }

export const PASS: Verdict = { passes: true }

/** A no, with its sentence and, where there is one, its place. */
export const fail = (says: string, at: readonly number[] | null = null, errors: ErrorTable | null = null): Verdict => ({
  passes: false,
  says,
  at,
  errors,
})
