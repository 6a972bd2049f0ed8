import { describe, expect, test } from 'vitest'
import { openLog } from '../log.ts'
import { supervise, type BackgroundProcess } from './supervise.ts'

const log = openLog({ logLevel: 'silent' })

/** A background process that a test can end; `starts` counts its starts. */
function testPart({ failsToStart = 0, stops = () => Promise.resolve() } = {}) {
  const seen = { starts: 0, stopped: 0, end: (_error?: Error) => {} }
  const start = (): Promise<BackgroundProcess> => {
    seen.starts += 1
    if (seen.starts > 1 && seen.starts <= 1 + failsToStart) return Promise.reject(new Error('The database is away.'))
    const ended = Promise.withResolvers<void>()
    seen.end = (error) => (error === undefined ? ended.resolve() : ended.reject(error))
    return Promise.resolve({ ended: ended.promise, stop: () => ((seen.stopped += 1), stops()) })
  }
  return { seen, start }
}

const quickly = { name: 'part', log, minDelayMs: 5, maxDelayMs: 20, stopWithinMs: 30 }

describe('A background process that ends by itself is restarted (requirement P-34)', () => {
  test('after an error, after a silent end, and on request', async () => {
    const { seen, start } = testPart()
    const supervised = await supervise({ ...quickly, start })
    seen.end(new Error('Connection terminated.'))
    await expect.poll(() => seen.starts).toBe(2)
    seen.end()
    await expect.poll(() => seen.starts).toBe(3)
    supervised.restart(new Error('A promise that nobody awaited.'))
    await expect.poll(() => seen.starts).toBe(4)
    await supervised.stop()
    expect(seen.stopped).toBe(4)
  })

  test('repeatedly while it cannot start', async () => {
    const { seen, start } = testPart({ failsToStart: 5 })
    const supervised = await supervise({ ...quickly, start })
    seen.end()
    await expect.poll(() => seen.starts).toBe(7)
    await supervised.stop()
  })

  test('even when it never finishes stopping', async () => {
    const { seen, start } = testPart({ stops: () => (seen.stopped === 1 ? new Promise(() => {}) : Promise.resolve()) })
    const supervised = await supervise({ ...quickly, start })
    seen.end()
    await expect.poll(() => seen.starts).toBe(2)
    await supervised.stop()
  })

  test('but not once it was stopped, even while it waits for its next start', async () => {
    const { seen, start } = testPart()
    const supervised = await supervise({ ...quickly, minDelayMs: 10_000, start })
    seen.end()
    await supervised.stop()
    expect(seen.starts).toBe(1)
  })

  test('a failed first start throws', async () => {
    await expect(supervise({ ...quickly, start: () => Promise.reject(new Error('no')) })).rejects.toThrow('no')
  })
})
