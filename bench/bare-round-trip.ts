/**
 * A baseline for JavaScript in the judge: a round trip to a sandbox process and back through bare processes, with stock QuickJS at its
 * end.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core'

const HERE = fileURLToPath(import.meta.url)
const PROGRAM = 'function answer(number) { return 2 * number + 2 }\nanswer(20)'

type Guest = 'echo' | 'quickjs'

/** Milliseconds for the round trip of a program and its result, each in a fresh process that was started ahead. */
export async function bareRoundTrip(guest: Guest, rounds: number, pauseMs: number): Promise<number[]> {
  const passer = start('pass', guest)
  await once(passer.stdout, 'data')
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    await pause(pauseMs)
    const back = once(passer.stdout, 'data')
    const started = performance.now()
    passer.stdin.write(PROGRAM)
    await back
    times.push(performance.now() - started)
  }
  passer.stdin.end()
  return times
}

const start = (...role: string[]) => spawn(process.execPath, [HERE, ...role], { stdio: ['pipe', 'pipe', 'inherit'] })

/** Takes the judge's place: forwards messages, and keeps the next process ready. */
function passOn(kind: string): void {
  let times = 0
  let guest = ready()
  function ready() {
    const sandbox = start(kind)
    sandbox.stdout.once('data', (here: Buffer) => {
      if (times === 0) process.stdout.write(here)
      sandbox.stdout.once('data', (answer: Buffer) => {
        process.stdout.write(answer)
        setImmediate(() => {
          times += 1
          sandbox.kill('SIGKILL')
          guest = ready()
        })
      })
    })
    return sandbox
  }
  process.stdin.on('data', (bytes) => guest.stdin.write(bytes)).once('end', () => {
    guest.kill('SIGKILL')
    process.exit()
  })
}

async function quickjs(): Promise<(program: string) => string> {
  const { default: variant } = await import('@jitl/quickjs-wasmfile-release-sync')
  const context = (await newQuickJSWASMModuleFromVariant(variant as never)).newContext()
  const run = (program: string) => String(context.getNumber(context.unwrapResult(context.evalCode(program))))
  run(PROGRAM)
  return run
}

const [role, kind] = process.argv[1] === HERE ? process.argv.slice(2) : []
if (role === 'pass') passOn(kind!)
else if (role !== undefined) {
  const answerTo = role === 'quickjs' ? await quickjs() : (program: string) => program
  process.stdin.once('data', (bytes) => process.stdout.write(answerTo(String(bytes))))
  process.stdout.write('here')
}
