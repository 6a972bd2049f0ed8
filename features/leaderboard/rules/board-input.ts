import { z } from 'zod'
import { BOARD_NAMES, CIRCLE_NAMES, SPAN_NAMES } from './boards.ts'

/** The view of the leaderboard, with defaults. */
export const boardInput = z.object({
  board: z.enum(BOARD_NAMES).nullish().transform((board) => board ?? 'total'),
  span: z.enum(SPAN_NAMES).nullish().transform((span) => span ?? 'all'),
  circle: z.enum(CIRCLE_NAMES).nullish().transform((circle) => circle ?? 'everyone'),
  after: z.uuid('This place on the board no longer exists.').nullish().transform((after) => after ?? null),
})
export type BoardInput = z.infer<typeof boardInput>
