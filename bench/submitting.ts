import { readSolutions } from '#features/practice/server/problem-bank.ts'
import { requestGraphql, BUILT, memberOf, openSite, type Site } from '../tests/support/site.ts'
import { openLive, type TestSocket } from '../tests/support/socket.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { pagesDuringSubmissions } from './pages-during-submissions.ts'
import { percentile } from './percentile.ts'
import { milliseconds, note } from './table.ts'

const SUBMIT = 'mutation ($input: SubmissionInput!) { submitSolution(input: $input) { id } }'
const CHANGED = 'subscription ($id: ID!) { submissionChanged(id: $id) { state verdict } }'
const RETRY_MS = 200
const PEOPLE = 20
const STORM_SIZE = 500

type Member = Awaited<ReturnType<typeof memberOf>> & { tab: TestSocket }

/** The time until a verdict of eleven tests: alone, beside nineteen others, and beside one person who storming five hundred. */
export async function submitting(): Promise<void> {
  const site = await openSite({ WEB_PROCESSES: '', JUDGES: '1', TRUST_PROXY: '1' }, { entry: BUILT })
  await site.start()
  const people: Member[] = []
  for (let n = 0; n < PEOPLE + 2; n++) people.push(await memberWithTab(site, n))
  // Only the one person exceeds the rate limit of thirty submissions per minute.
  const [storm, first, ...others] = people as [Member, Member, ...Member[]]
  const code = readSolutions('two-sum')[0]!.source
  await verdictTime(site, first, code)

  const alone: number[] = []
  for (let round = 0; round < 20; round++) alone.push(await verdictTime(site, first, code))
  limit('verdict of 11 tests, idle, p95', percentile(alone, 0.95), 1_000)

  const together = await pagesDuringSubmissions(site, PEOPLE, () => Promise.all(others.map((person) => verdictTime(site, person, code))))
  limit(`verdict of 11 tests, ${PEOPLE} people at once, p95`, percentile(together, 0.95), 3_000)

  const storming = Promise.all(Array.from({ length: STORM_SIZE }, () => submit(site, storm, code).catch(() => null)))
  const besideOthers = await Promise.all(others.map((person) => verdictTime(site, person, code)))
  const accepted = (await storming).filter((id) => id !== null).length
  const ratio = percentile(besideOthers, 0.95) / percentile(together, 0.95)
  note({ what: `the same beside one who storming ${STORM_SIZE} (${accepted} accepted), p95`, measured: `${milliseconds(percentile(besideOthers, 0.95))}, ${ratio.toFixed(1)}x`, wanted: 'at most doubled', holds: ratio <= 2 })
  await site.remove()
}

const limit = (what: string, measured: number, max: number) => note({ what, measured: milliseconds(measured), wanted: `at most ${max} ms`, holds: measured <= max })

async function submit(site: Site, { token }: Member, code: string): Promise<string | null> {
  const { body } = await requestGraphql<{ submitSolution: { id: string } }>(site, token, SUBMIT, { input: { problem: 'two-sum', language: 'python', code, key: crypto.randomUUID() } })
  return body.data?.submitSolution.id ?? null
}

/** A member with a socket on which verdicts arrive. */
async function memberWithTab(site: Site, n: number): Promise<Member> {
  const member = await memberOf(site, `bench-solver-${n}`, `10.40.${n}.1`)
  return { ...member, tab: await openLive(site, member.token) }
}

async function verdictTime(site: Site, person: Member, code: string): Promise<number> {
  const started = performance.now()
  // Sends again if the site is busy.
  let id = await submit(site, person, code)
  for (; id === null; id = await submit(site, person, code)) await pause(RETRY_MS)
  person.tab.subscribe(CHANGED, { id }, id)
  for (;;) {
    const { id: of, type, payload } = await person.tab.next()
    // The last message about the previous submission may still arrive.
    if (of !== id) continue
    if (type !== 'next') throw new Error(JSON.stringify(payload))
    const { state, verdict } = (payload?.data as { submissionChanged?: { state: string; verdict: string } } | undefined)?.submissionChanged ?? { state: 'unknown', verdict: '' }
    if (state === 'judged' && verdict !== 'Accepted') throw new Error(verdict)
    if (state !== 'judged') continue
    person.tab.send({ type: 'complete', id })
    return performance.now() - started
  }
}
