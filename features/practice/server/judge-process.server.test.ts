import { afterEach, describe, expect, test, vi } from 'vitest'
import type { JudgeReport } from '../rules/judging.ts'
import { actingAs, people } from '#tests/support/people.ts'
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
      () => Promise.resolve({ sandboxes: { python: 'native', javascript: 'wasm' }, hasNumpy: true, software: [], summary: 'All is well.' }),
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
  test('is listed for admins with its load and what its judge reported, while it is alive', async () => {
    const { ada } = await people(services, 'ada')
    const admin = await actingAs(services, ada, 'admin')
    const software = [{ name: 'Judge', version: '0.1.0, Node 26.0.0', sandbox: null }, { name: 'Python', version: '3.13.5', sandbox: 'native (bubblewrap) 0.11.0' }]
    const report = () => Promise.resolve({ sandboxes: { python: 'native' as const }, hasNumpy: false, software, summary: 'All is well.' })
    const judging = await startJudging({ ...services.services, judges: { ...services.services.judges, capacity: 2, report } }, true)
    const judges = async () => (await admin.asks<{ judging: { judges: object[] } }>('{ judging { judges { capacity running software { name version sandbox } } } }')).data!.judging.judges
    await expect.poll(judges).toEqual([{ capacity: 2, running: 0, software }])
    await judging.stop()
    services.clock.forward(21)
    expect(await judges()).toEqual([])
  })
})
