import { createHash } from 'node:crypto'
import type { PasswordHasher } from '#platform/server/passwords.ts'

const cheapHash = (password: string) => `cheap:${createHash('sha256').update(password).digest('hex')}`

/** A password hasher that costs nothing, because tests register hundreds of people. The real one has a test of its own. */
export const cheapPasswords: PasswordHasher = {
  hash: async (password) => cheapHash(password),
  matches: async (stored, password) => stored === cheapHash(password),
}
