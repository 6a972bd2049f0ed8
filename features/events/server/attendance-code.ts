import type { RandomSource } from '#platform/server/clock.ts'

/** Letters and digits that no one confuses when they are read aloud or from a screen. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 6

/** A new code, such as `K7WPQX`. */
export const attendanceCode = (random: RandomSource): string =>
  Array.from(Buffer.from(random.secret(), 'base64url').subarray(0, LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('')
