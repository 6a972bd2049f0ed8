import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../rules/refusals.ts'

// Argon2id, 19 MiB, two passes, one lane (rules 6). 2 is the binding's number for Argon2id.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1, algorithm: 2 } as const
const AT_ONCE = 2
const WAITING = 24

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** False for a wrong password; with `null` for the hash it takes as long and is false. */
  matches(stored: string | null, password: string): Promise<boolean>
}

/** Hashes passwords, at most two at once with a short queue: more is refused, so that logins cannot stop the site. */
export function openPasswordHasher(): PasswordHasher {
  // Hashed while the rest starts; nobody waits for it but a first login to an unknown account.
  const decoy = hash('nobody has this password', OPTIONS)
  const queue: (() => void)[] = []
  let busy = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= AT_ONCE) {
      if (queue.length >= WAITING) throw new Refusal('BUSY', { retryAfter: 2 })
      await new Promise<void>((go) => queue.push(go))
    } else {
      busy++
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next === undefined) busy--
      else next()
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password, OPTIONS)),
    matches: async (stored, password) => {
      const right = await inTurn(async () => verify(stored ?? (await decoy), password))
      return stored !== null && right
    },
  }
}
