/** The absolute errors of a numeric answer. A list is a table of one row. */
export interface ErrorTable {
  /** Absolute errors; null if one of the two is not finite and they differ. */
  rows: (number | null)[][]
  /** Whether rows or columns were left out. */
  isCut: boolean
}

/** The result of a checker. The difference is shown only for samples. */
export type CheckResult =
  | { passes: true }
  | { passes: false; message: string; at: readonly number[] | null; errors: ErrorTable | null }

export const PASS: CheckResult = { passes: true }

/** A failed check with its message and, if there is one, its position. */
export const fail = (message: string, at: readonly number[] | null = null, errors: ErrorTable | null = null): Extract<CheckResult, { passes: false }> => ({
  passes: false,
  message,
  at,
  errors,
})
