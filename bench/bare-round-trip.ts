/** A baseline for JavaScript in the judge: a round trip to a sandboxed process through bare processes, with stock QuickJS at the end. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core'

const HERE = fileURLToPath(import.meta.url)
const PROGRAM = 'function answer(number) { return 2 * number + 2 }\nanswer(20)'

type Role = 'echo' | 'quickjs'

/** Milliseconds from sending a program to its answer, each time with a process that was started in advance and is used once. */
export async function bareRoundTrip(role: Role, rounds: number, pauseMs: number): Promise<number[]> {
  const forwarder = start('forward', role)
  await once(forwarder.stdout, 'data')
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    await pause(pauseMs)
    const answer = once(forwarder.stdout, 'data')
    const started = performance.now()
    forwarder.stdin.write(PROGRAM)
    await answer
    times.push(performance.now() - started)
  }
  forwarder.stdin.end()
  return times
}

const start = (...args: string[]) => spawn(process.execPath, [HERE, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })

/** Plays the judge: forwards programs, and has the next process ready. */
function forward(kind: string): void {
  let times = 0
  let next = ready()
  function ready() {
    const child = start(kind)
    child.stdout.once('data', (greeting: Buffer) => {
      if (times === 0) process.stdout.write(greeting)
      child.stdout.once('data', (answer: Buffer) => {
        process.stdout.write(answer)
        setImmediate(() => {
          times += 1
          child.kill('SIGKILL')
          next = ready()
        })
      })
    })
    return child
  }
  process.stdin.on('data', (bytes) => next.stdin.write(bytes)).once('end', () => {
    next.kill('SIGKILL')
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
if (role === 'forward') forward(kind!)
else if (role !== undefined) {
  const answer = role === 'quickjs' ? await quickjs() : (program: string) => program
  process.stdin.once('data', (bytes) => process.stdout.write(answer(String(bytes))))
  process.stdout.write('ready')
}
