import { randomBytes, randomUUID } from 'node:crypto'

/** The current time, injected so that tests can set it. */
export interface Clock {
  now(): Date
}

/** The source of randomness, injected so that tests can set it. */
export interface RandomSource {
  /** 256 random bits as 43 characters that fit in a URL. */
  secret(): string
  uuid(): string
}

export const systemClock: Clock = { now: () => new Date() }
export const systemRandom: RandomSource = { secret: () => randomBytes(32).toString('base64url'), uuid: () => randomUUID() }
