import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from './limit-concurrency.ts'

// Argon2id, 19 MiB, two passes, one lane (requirement P-6). 2 is the binding's number for Argon2id.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1, algorithm: 2 } as const

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** False for a wrong password. With `null` for the hash it takes as long and is false. */
  matches(stored: string | null, password: string): Promise<boolean>
}

/** Hashes passwords, at most two at once with a short queue; more are refused, so that logins cannot stop the site. */
export function openPasswordHasher(): PasswordHasher {
  // Hashed during the start; only a very early login to an unknown account waits for it.
  const decoy = hash('nobody has this password', OPTIONS)
  const limited = limitConcurrency({ atOnce: 2, waiting: 24, retryAfter: 2 })

  return {
    hash: (password) => limited(() => hash(password, OPTIONS)),
    matches: async (stored, password) => {
      const right = await limited(async () => verify(stored ?? (await decoy), password))
      return stored !== null && right
    },
  }
}
