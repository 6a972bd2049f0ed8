import { describe, expect, test } from 'vitest'
import { prestartProcesses } from './ready-processes.ts'
import type { Sandbox, SandboxProcess } from './sandbox.ts'

/** A fake sandbox whose processes meet the given fates, one after another; all others live. */
function fakeSandbox(...fates: ('lives' | 'ended' | 'fails')[]) {
  let count = 0
  const start = async () => {
    const fate = fates[count++] ?? 'lives'
    if (fate === 'fails') throw new Error('It could not be started.')
    return { isAlive: () => fate === 'lives' } as SandboxProcess
  }
  return { sandbox: { start } as unknown as Sandbox, started: () => count }
}

describe('Prestarted processes (requirement J-12)', () => {
  test('are replaced when one is taken', async () => {
    const { sandbox, started } = fakeSandbox()
    const ready = prestartProcesses(sandbox, 2)
    ready.fill()
    await ready.take()
    expect(started()).toBe(2)
    ready.fill()
    expect(started()).toBe(3)
  })

  test('are skipped if they failed to start or ended while they waited', async () => {
    const { sandbox, started } = fakeSandbox('fails', 'ended', 'lives')
    const ready = prestartProcesses(sandbox, 2)
    ready.fill()
    expect((await ready.take()).isAlive()).toBe(true)
    expect(started()).toBe(3)
  })

  test('reject with the reason if none can be started', async () => {
    const ready = prestartProcesses(fakeSandbox('fails', 'fails', 'fails').sandbox, 2)
    ready.fill()
    await expect(ready.take()).rejects.toThrow('It could not be started.')
  })
})
