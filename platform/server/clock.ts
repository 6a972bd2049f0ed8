import { randomBytes, randomUUID } from 'node:crypto'

/** The time, handed in wherever it matters, so that tests may set it. */
export interface Clock {
  now(): Date
}

/** Chance, handed in for the same reason. */
export interface RandomSource {
  /** 256 random bits as 43 characters that fit in a URL. */
  secret(): string
  uuid(): string
}

export const systemClock: Clock = { now: () => new Date() }
export const systemRandom: RandomSource = { secret: () => randomBytes(32).toString('base64url'), uuid: () => randomUUID() }
