import { z } from 'zod'

const points = z.int('Write a whole number.').min(1, 'At least 1 point.').max(1000, 'At most 1000 points.')

/** How many points the first acceptance of a problem gives (requirement L-17), and the revision that the change was made on. */
export const formulaInput = z.object({ easy: points, medium: points, hard: points, revision: z.int() })
export type FormulaWish = z.infer<typeof formulaInput>
