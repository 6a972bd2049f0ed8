import { readSolutions } from '../features/practice/server/read-problems.ts'
import { askSite, BUILT, memberOf, openSite, type Site } from '../tests/support/site.ts'
import { startReading } from './reader.ts'
import { milliseconds, note } from './table.ts'

const SUBMIT = 'mutation ($input: SubmissionInput!) { submitSolution(input: $input) { id } }'
const LOOK = 'query ($id: ID!) { submission(id: $id) { state verdict } }'
// A browser hears of it through its socket: twenty who ask sixteen times a second would be a third of a core more.
const LOOK_MS = 200
const PEOPLE = 20
const STORM = 500
// Of one wave alone, the hundredth part of the pages would be a single one.
const WAVES = 6

type Member = Awaited<ReturnType<typeof memberOf>>

const percentile = (times: number[], part: number) => [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))]!

/** What somebody waits for a verdict of eleven tests: alone, beside nineteen others, and beside one who sends five hundred. */
export async function submitting(): Promise<void> {
  const site = await openSite({ WEB_PROCESSES: '', JUDGES: '1', TRUST_PROXY: '1' }, { entry: BUILT })
  await site.start()
  const people: Member[] = []
  for (let n = 0; n <= PEOPLE; n++) people.push(await memberOf(site, `bench-solver-${n}`, `10.40.${n}.1`))
  const [storm, ...others] = people as [Member, ...Member[]]
  const code = readSolutions('two-sum')[0]!.source
  await verdictTime(site, others[0]!, code)

  const alone: number[] = []
  for (let round = 0; round < 20; round++) alone.push(await verdictTime(site, others[0]!, code))
  limit('verdict of 11 tests, idle, p95', percentile(alone, 0.95), 1_000)

  const quiet = await startReading(site, 10_000).times
  const reader = startReading(site, 60_000)
  const together: number[] = []
  for (let wave = 0; wave < WAVES; wave++) together.push(...(await Promise.all(others.map((person) => verdictTime(site, person, code)))))
  reader.stop()
  limit(`verdict of 11 tests, ${PEOPLE} people at once, p95`, percentile(together, 0.95), 3_000)
  const [before, during] = [percentile(quiet, 0.99), percentile(await reader.times, 0.99)]
  note({ what: 'a page meanwhile, p99', measured: `${milliseconds(during)}, ${(during / before).toFixed(1)}x`, wanted: 'at most doubled', holds: during <= before * 2 })

  const sends = Promise.all(Array.from({ length: STORM }, () => submit(site, storm, code).catch(() => null)))
  const beside = await Promise.all(others.map((person) => verdictTime(site, person, code)))
  const taken = (await sends).filter((id) => id !== null).length
  const ratio = percentile(beside, 0.95) / percentile(together, 0.95)
  note({ what: `the same beside one who sends ${STORM} (${taken} taken), p95`, measured: `${milliseconds(percentile(beside, 0.95))}, ${ratio.toFixed(1)}x`, wanted: 'at most doubled', holds: ratio <= 2 })
  await site.remove()
}

const limit = (what: string, measured: number, most: number) => note({ what, measured: milliseconds(measured), wanted: `at most ${most} ms`, holds: measured <= most })

async function submit(site: Site, { token }: Member, code: string): Promise<string | null> {
  const { body } = await askSite<{ submitSolution: { id: string } }>(site, token, SUBMIT, { input: { problem: 'two-sum', language: 'python', code, key: crypto.randomUUID() } })
  return body.data?.submitSolution.id ?? null
}

async function verdictTime(site: Site, person: Member, code: string): Promise<number> {
  const started = performance.now()
  // Whoever is told that the site is busy sends it again.
  let id = await submit(site, person, code)
  for (; id === null; id = await submit(site, person, code)) await pause()
  for (;; await pause()) {
    const { body } = await askSite<{ submission: { state: string; verdict: string } }>(site, person.token, LOOK, { id })
    const { state, verdict } = body.data?.submission ?? { state: 'unknown', verdict: '' }
    if (state === 'judged' && verdict !== 'Accepted') throw new Error(verdict)
    if (state === 'judged') return performance.now() - started
  }
}

const pause = () => new Promise((done) => setTimeout(done, LOOK_MS))
