import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { setShare } from './shares.ts'

test.skipIf(!existsSync('/proc/self/autogroup'))('a session gets the share that is left to it', async () => {
  const sleeper = spawn('sleep', ['30'], { detached: true, stdio: 'ignore' })
  try {
    setShare(sleeper.pid!, 12)
    await expect.poll(() => readFileSync(`/proc/${sleeper.pid}/autogroup`, 'latin1'), { timeout: 5_000 }).toContain('nice 12')
  } finally {
    sleeper.kill('SIGKILL')
  }
})

test('whoever is gone needs no share', () => {
  expect(() => setShare(2 ** 30, 12)).not.toThrow()
})
