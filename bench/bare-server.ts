/**
 * A baseline for page latency beside submissions: the least that any site with a judge does. It serves a page from memory. A submission
 * is stored, waits for one of two slots, runs in a bare sandbox with the arguments of all tests, and its result is stored. As in the
 * site, the judge is a process of its own, all programs share one core, starts are spaced, a slot pauses after each program, and
 * priorities are the same.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { SUBMISSION_PACE } from '#features/practice/rules/submission-pace.ts'
import { functionName } from '#features/practice/rules/sample-texts.ts'
import { readProblem, readSolutions } from '#features/practice/server/problem-bank.ts'
import { coresOf, needsPauses, PAUSE_MS } from '#judge/cores.ts'
import { usualProcesses } from '#platform/server/config.ts'
import { limitConcurrency } from '#platform/server/limit-concurrency.ts'
import { freePort } from '#tests/support/site.ts'

const HERE = fileURLToPath(import.meta.url)
const PAGE = Buffer.alloc(20_000, 'x')
const WALLS = ['--unshare-all', '--ro-bind', '/', '/']
const PYTHON = ['/usr/bin/python3', '-I', '-S', '-c']
const PROGRAMS_PER_JUDGE = 2
/** The last core that this process may use. */
const CORE = process.platform === 'linux' ? /\d+$/.exec(coresOf('self')!)![0] : '0'
const POLITE = ['taskset', '-c', CORE, 'nice', '-n', '19'] as const

export interface BareSite {
  url: string
  /** Submits a program; resolves with the milliseconds until its result is known. */
  submit(): Promise<number>
  stop(): void
}

/** Starts it beside a database; null where no sandbox or no core is available. */
export async function openBareSite(database: pg.ClientConfig): Promise<BareSite | null> {
  if (spawnSync(POLITE[0], [...POLITE.slice(1), 'bwrap', ...WALLS, ...PYTHON, 'pass']).status !== 0) return null
  const port = await freePort()
  const site = spawn(process.execPath, [HERE, String(port), JSON.stringify(database)], { stdio: ['ignore', 'pipe', 'inherit'] })
  await Promise.race([once(site.stdout, 'data'), once(site, 'exit').then(() => Promise.reject(new Error('The bare site ended.')))])
  const url = `http://127.0.0.1:${port}/`
  return {
    url,
    async submit() {
      const began = performance.now()
      const { status } = await fetch(url, { method: 'POST' })
      if (status !== 200) throw new Error(`The bare site answered ${status}.`)
      return performance.now() - began
    },
    stop: () => void site.kill('SIGKILL'),
  }
}

async function serve(port: number, database: pg.ClientConfig): Promise<void> {
  const pool = new pg.Pool({ ...database, max: 10 })
  await pool.query('create table if not exists bare_submissions (id bigserial primary key, code text not null, state text not null)')
  // One process does what several do in the site.
  const likeSeveral = usualProcesses()
  const takenUp = limitConcurrency({ atOnce: PROGRAMS_PER_JUDGE * likeSeveral, waiting: 100, retryAfter: 1, spacing: { ...SUBMISSION_PACE, ms: SUBMISSION_PACE.ms / likeSeveral } })
  const rests = needsPauses({ servesPages: true, programs: PROGRAMS_PER_JUDGE, cores: availableParallelism() })
  const inTurn = limitConcurrency({ atOnce: PROGRAMS_PER_JUDGE, waiting: 100, retryAfter: 1 })
  const run = bareJudge()

  async function judge(): Promise<void> {
    const { rows } = await takenUp(() => pool.query<{ id: number }>("insert into bare_submissions (code, state) values ('pass', 'waiting') returning id"))
    const judged = Promise.withResolvers<void>()
    inTurn(async () => {
      await pool.query("update bare_submissions set state = 'running' where id = $1", [rows[0]!.id])
      await run()
      await pool.query("update bare_submissions set state = 'judged' where id = $1", [rows[0]!.id])
      judged.resolve()
      if (rests) await pause(PAUSE_MS)
    }).catch(judged.reject)
    return judged.promise
  }

  const server = createServer((request, response) => {
    const page = () => void response.writeHead(200, { 'content-length': PAGE.length }).end(PAGE)
    if (request.method === 'GET') return page()
    judge().then(page, () => void response.writeHead(500).end())
  })
  server.listen(port, '127.0.0.1', () => {
    process.stdout.write('ready')
  })
}

/** A process of its own runs the programs: starting a program blocks the process that starts it. */
function bareJudge(): () => Promise<void> {
  const judge = spawn(POLITE[0], [...POLITE.slice(1), process.execPath, HERE, 'judge'], { stdio: ['pipe', 'pipe', 'inherit'] })
  judge.once('exit', () => process.exit(1))
  const waiting: (() => void)[] = []
  judge.stdout.on('data', (ends: Buffer) => {
    for (let n = 0; n < ends.length; n++) waiting.shift()?.()
  })
  return () => new Promise((done) => {
    waiting.push(done)
    judge.stdin.write('.')
  })
}

/** The same program as in the site's benchmark, called with the same arguments, which it reads itself. */
function bareProgram(): { command: string[]; given: string } {
  const { source } = readSolutions('two-sum')[0]!
  const { tests, function: name } = readProblem('two-sum')
  return {
    command: [...PYTHON, `${source}\nimport json, sys\nfor given in json.load(sys.stdin):\n    ${functionName(name, 'python')}(*given)\n`],
    given: JSON.stringify(tests.map((test) => test.arguments)),
  }
}

function judgeAlone(): void {
  const { command, given } = bareProgram()
  process.stdin.on('data', (chunk) => {
    for (let n = 0; n < chunk.length; n++) {
      const program = spawn('bwrap', [...WALLS, ...command], { stdio: ['pipe', 'ignore', 'inherit'], detached: true })
      // A program that exits early reads nothing.
      program.stdin!.on('error', () => undefined).end(given)
      program.once('close', () => process.stdout.write('.'))
    }
  })
  process.stdin.once('end', () => process.exit())
}

if (process.argv[1] === HERE) {
  if (process.argv[2] === 'judge') judgeAlone()
  else await serve(Number(process.argv[2]), JSON.parse(process.argv[3]!) as pg.ClientConfig)
}
