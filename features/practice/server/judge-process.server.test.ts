import { afterEach, describe, expect, test, vi } from 'vitest'
import type { JudgeReport } from '../rules/judging.ts'
import { openTestServices } from '#tests/support/services.ts'
import { startJudging } from './judge-process.ts'

const services = await openTestServices()
const storedProcesses = async () => (await services.pool.query<{ says: string; runs: string[] | null }>('select says, runs from judge_processes')).rows

afterEach(() => {
  vi.useRealTimers()
})

describe('A judging process (requirements J-6, J-13)', () => {
  test('asks its judge for a report again if the judge ended before it answered', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const reports: (() => Promise<JudgeReport>)[] = [
      () => Promise.reject(new Error('The judge ended.')),
      () => Promise.resolve({ sandboxes: { python: 'native', javascript: 'wasm' }, hasNumpy: true, summary: 'All is well.' }),
    ]
    const report = vi.fn(() => reports.shift()!())
    const judging = await startJudging({ ...services.services, judges: { ...services.services.judges, capacity: 2, report } }, true)
    expect(await storedProcesses()).toEqual([{ says: 'The judge is starting.', runs: null }])
    await vi.advanceTimersByTimeAsync(5_000)
    await expect.poll(storedProcesses).toEqual([{ says: 'All is well.', runs: ['python', 'javascript', 'numpy'] }])
    await vi.advanceTimersByTimeAsync(15_000)
    expect(report).toHaveBeenCalledTimes(2)
    await judging.stop()
  })
})
