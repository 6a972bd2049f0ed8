import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { entryPoint } from '#judge/entry-points.ts'
import type { SandboxProcess } from '#judge/sandbox.ts'
import { CHANNELS, endMarker, FIRST_CHANNEL } from '#judge/wasm/channels.ts'
import { encodePoolMessage, REQUEST } from '#judge/wasm/pool-messages.ts'
import { wasmSandboxes } from '#judge/wasm/wasm-sandbox.ts'

const MEMORY = 256 * 1_048_576
const startMessage = (source: string) => ({ source, function: 'answer', memory: MEMORY, seconds: 9 })
const QUICK = startMessage('function answer(list) { return list.length }')
const BUSY = startMessage('for (;;);')
const longList = (count: number) => ({ number: 1, arguments: `[${JSON.stringify(Array.from({ length: count }, (_, at) => at))}]` })
/** The answer of a program that counts the elements of a list, as a string. */
const answerFor = async (process: SandboxProcess, count: number) => {
  process.send(QUICK, longList(count))
  for (;;) {
    const event = (await process.receive()) as { message?: { value?: string } }
    if (event.message?.value !== undefined || event.message === undefined) return event.message?.value
  }
}
const killAndWait = async (process: SandboxProcess) => {
  process.kill()
  while (process.isAlive()) await pause(5)
}
const SANDBOXES = wasmSandboxes()
const javascript = SANDBOXES.find(({ engine }) => engine === 'javascript')!
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Threads of the WASM pool use a channel one after another (requirement J-11). */
test('a thread that is killed in the middle of a long message leaves its channel usable', async () => {
  for (const busyMs of [0, 1, 5, 40]) {
    const killed = await javascript.start()
    // More than the channel holds: part of it waits in the judge, part was read, and the rest is never read.
    killed.send(BUSY, longList(1_000_000))
    await pause(busyMs)
    await killAndWait(killed)
    const next = await javascript.start()
    expect(await answerFor(next, 100_000)).toBe('100000')
    await killAndWait(next)
  }
}, 60_000)

test.each(SANDBOXES)('a thread that waits for a message can be killed: $engine', async ({ start }) => {
  const waiting = await start()
  await pause(300)
  await killAndWait(waiting)
  expect(waiting.isAlive()).toBe(false)
})

test('killing a thread twice does not disturb the next thread on its channel', async () => {
  const first = await javascript.start()
  await killAndWait(first)
  const others = await Promise.all(Array.from({ length: CHANNELS }, javascript.start))
  first.kill()
  expect(await Promise.all(others.map((other, at) => answerFor(other, at)))).toEqual(others.map((_, at) => String(at)))
  first.kill()
  await Promise.all(others.map(killAndWait))
}, 60_000)

test('the pool ends when its output is closed, even while threads wait for messages', async () => {
  const channels = Array.from({ length: CHANNELS }, () => 'pipe' as const)
  const pool = spawn(process.execPath, ['--permission', '--allow-worker', '--allow-fs-read=*', entryPoint('wasm/pool')], { stdio: ['pipe', 'pipe', 'inherit', 'pipe', ...channels] })
  // A pipe whose other end is gone reports it as an error, at whatever moment the pool ends.
  for (const pipe of pool.stdio) pipe?.on('error', () => undefined)
  const [stdin, stdout, , directPipe] = pool.stdio as unknown as [Writable, Readable, unknown, Readable]
  for (const id of [1, 2]) stdin.write(encodePoolMessage({ id, kind: REQUEST.openJavascript, number: FIRST_CHANNEL + id }))
  let output = ''
  directPipe.on('data', (bytes) => (output += String(bytes)))
  await expect.poll(() => output.match(/"here":true/g)?.length, { timeout: 15_000 }).toBe(2)
  stdout.destroy()
  // The other thread still waits, and its channel is open.
  stdin.write(encodePoolMessage({ id: 1, kind: REQUEST.end }))
  ;(pool.stdio[FIRST_CHANNEL + 1] as Writable).write(endMarker(1))
  await once(pool, 'exit')
})

test('there are at most as many threads as channels, and a killed thread frees its channel', async () => {
  const processes = await Promise.all(Array.from({ length: CHANNELS }, javascript.start))
  await expect(javascript.start()).rejects.toThrow('no room')
  const answers = await Promise.all(processes.map((process, at) => answerFor(process, at)))
  expect(answers).toEqual(processes.map((_, at) => String(at)))
  await Promise.all(processes.map(killAndWait))
  const next = await javascript.start()
  expect(await answerFor(next, 7)).toBe('7')
  await killAndWait(next)
}, 60_000)
