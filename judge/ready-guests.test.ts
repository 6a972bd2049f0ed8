import { describe, expect, test } from 'vitest'
import type { Guest, Sandbox } from './guest.ts'
import { keepReady } from './ready-guests.ts'

/** A sandbox of paper: what becomes of one guest after another. */
function paperSandbox(...fates: ('lives' | 'ended' | 'fails')[]) {
  let count = 0
  const open = async () => {
    const fate = fates[count++] ?? 'lives'
    if (fate === 'fails') throw new Error('It could not be started.')
    return { isAlive: () => fate === 'lives' } as Guest
  }
  return { sandbox: { open } as unknown as Sandbox, opened: () => count }
}

describe('Guests that wait (requirement J-12)', () => {
  test('are taken in turn, and there are so many again', async () => {
    const { sandbox, opened } = paperSandbox()
    const ready = keepReady(sandbox, 2)
    ready.fill()
    await ready.take()
    expect(opened()).toBe(2)
    ready.fill()
    expect(opened()).toBe(3)
  })

  test('one that could not be started, or that ended while it waited, is nobody\'s: the next one is taken, or one is started', async () => {
    const { sandbox, opened } = paperSandbox('fails', 'ended', 'lives')
    const ready = keepReady(sandbox, 2)
    ready.fill()
    expect((await ready.take()).isAlive()).toBe(true)
    expect(opened()).toBe(3)
  })

  test('where none can be started, whoever takes one hears why', async () => {
    const ready = keepReady(paperSandbox('fails', 'fails', 'fails').sandbox, 2)
    ready.fill()
    await expect(ready.take()).rejects.toThrow('It could not be started.')
  })
})
