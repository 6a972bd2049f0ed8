import { describe, expect, test } from 'vitest'
import { readSolutions } from '#features/practice/server/problem-bank.ts'
import { whileDatabaseHangs } from '../support/database-processes.ts'
import { reportMeasurement } from '../support/report-measurement.ts'
import { requestGraphql, memberOf } from '../support/site.ts'
import { openTestSite } from '../support/test-site.ts'
import { pause, until } from '../support/wait-until.ts'

const ROUNDS = Number(process.env['AUDIT_ROUNDS'] ?? 10)
// Below, at and above the timeouts of statements, tasks and their bookkeeping.
const HANGS_MS = [30_000, 18_000, 22_000, 16_000, 24_000, 20_000]
const PEOPLE = 6
// A correct solution that takes three seconds for its eleven tests, so that submissions always queue.
const SLOW = (source: string) => `import time\n${source.replace(/^(def two_sum.*)$/m, (line) => `${line}\n    until = time.perf_counter() + 0.3\n    while time.perf_counter() < until: pass`)}`

const SUBMIT = 'mutation ($input: SubmissionInput!) { submitSolution(input: $input) { id } }'
const VERDICT = 'query ($id: ID!) { submission(id: $id) { state verdict } }'

const site = await openTestSite({ JUDGES: '1', LOG_LEVEL: 'error', WEB_PROCESSES: '2' })
const pid = site.pid()
const tokens = await Promise.all(Array.from({ length: PEOPLE }, async (_, n) => (await memberOf(site, `solver-${n}`)).token))
const prober = (await memberOf(site, 'prober')).token
const quick = readSolutions('two-sum').find(({ language }) => language === 'python')!.source

async function submit(token: string, code = quick): Promise<string | null> {
  const input = { problem: 'two-sum', language: 'python', code, key: crypto.randomUUID() }
  const answer = await requestGraphql<{ submitSolution: { id: string } }>(site, token, SUBMIT, { input }).catch(() => null)
  return answer?.body.data?.submitSolution.id ?? null
}

async function verdictOf(token: string, id: string): Promise<string | null> {
  const answer = await requestGraphql<{ submission: { state: string; verdict: string } | null }>(site, token, VERDICT, { id }).catch(() => null)
  const submission = answer?.body.data?.submission
  return submission?.state === 'judged' ? submission.verdict : null
}

/** Everyone submits as often as allowed until stopped; returns the accepted submissions. */
function startSubmitting(): () => Promise<{ token: string; id: string }[]> {
  const taken: { token: string; id: string }[] = []
  let going = true
  const people = tokens.map(async (token) => {
    while (going) {
      const id = await submit(token, SLOW(quick))
      if (id !== null) taken.push({ token, id })
      await pause(3_000)
    }
  })
  return async () => {
    going = false
    await Promise.all(people)
    return taken
  }
}

describe('A database that hangs for 16 to 30 s while solutions are judged (requirement P-35)', () => {
  test(`the site recovers by itself, ${ROUNDS} times`, async () => {
    const stop = startSubmitting()
    await pause(5_000)
    const recovered: number[] = []
    for (let round = 1; round <= ROUNDS; round++) {
      await whileDatabaseHangs(site, () => pause(HANGS_MS[(round - 1) % HANGS_MS.length]!))
      const began = performance.now()
      expect(await until(async () => (await fetch(`${site.origin}/readyz`).catch(() => null))?.status === 200, 30_000)).toBe(true)
      let id: string | null = null
      expect(await until(async () => (id ??= await submit(prober)) !== null && (await verdictOf(prober, id)) === 'Accepted', 90_000)).toBe(true)
      recovered.push(Math.round(performance.now() - began))
      expect(site.pid()).toBe(pid)
      process.kill(pid, 0)
      await pause(4_000)
    }
    const taken = await stop()
    const waiting = new Map(taken.map(({ id, token }) => [id, token]))
    // Each acknowledged submission gets its verdict.
    await until(async () => {
      for (const [id, token] of waiting) if ((await verdictOf(token, id)) === 'Accepted') waiting.delete(id)
      return waiting.size === 0
    }, 180_000)
    const restarts = site.output().match(/task queue failed/g)?.length ?? 0
    reportMeasurement(`${ROUNDS} rounds: an accepted solution ${recovered.join(', ')} ms after each; ${taken.length} submissions taken, ${waiting.size} without a verdict; the queue was restarted ${restarts} times.`)
    expect([...waiting.keys()]).toEqual([])
  }, ROUNDS * 180_000 + 240_000)
})
