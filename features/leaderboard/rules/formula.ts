import { z } from 'zod'

const points = z.int('Write a whole number.').min(1, 'At least 1 point.').max(1000, 'At most 1000 points.')

/** The points for the first acceptance of a problem (requirement L-17), and the revision that the change is based on. */
export const formulaInput = z.object({ easy: points, medium: points, hard: points, revision: z.int() })
export type FormulaInput = z.infer<typeof formulaInput>
