import { describe, expect, test } from 'vitest'
import { openPasswordHasher } from './passwords.ts'

describe('Passwords (requirement P-6)', () => {
  const passwords = openPasswordHasher()

  test('are hashed with Argon2id, 19 MiB, two passes and one lane, each with a salt of its own', async () => {
    const [one, other] = await Promise.all([passwords.hash('four words for tests'), passwords.hash('four words for tests')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(other).not.toBe(one)
    expect(await passwords.matches(one, 'four words for tests')).toBe(true)
    expect(await passwords.matches(one, 'four words for texts')).toBe(false)
  })

  test('of an unknown account never match, after the same amount of work', async () => {
    const stored = await passwords.hash('four words for tests')
    await passwords.matches(null, 'warm')
    // In turns, and the minimum of each, so that other work of the machine weighs on both alike.
    let [known, unknown] = [Infinity, Infinity]
    const cost = async (hash: string | null) => {
      const started = performance.now()
      expect(await passwords.matches(hash, 'wrong')).toBe(false)
      return performance.now() - started
    }
    for (let round = 0; round < 40; round++) {
      known = Math.min(known, await cost(stored))
      unknown = Math.min(unknown, await cost(null))
    }
    expect(unknown).toBeGreaterThan(known / 2)
  })

  test('are hashed two at once with a short queue; more are refused', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 40 }, () => passwords.hash('x')))
    const refused = answers.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBe(40 - 26)
    expect(refused[0]).toMatchObject({ reason: { code: 'BUSY' } })
  })
})
