import { expect, test } from 'vitest'
import { wasmSandboxes } from '#judge/wasm/wasm-sandbox.ts'

const MEMORY = 256 * 1_048_576
const TEST = { number: 1, arguments: '[1]' }
const startMessage = (source: string) => ({ source, function: 'answer', memory: MEMORY, seconds: 9 })
const QUICK = startMessage('function answer(n) { return 1 }')
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
const nextTurn = () => new Promise((done) => setImmediate(done))

/** Blocks the event loop, as comparing a long answer does. */
function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

/** Events of a thread arrive on two pipes, of which either may be read first (requirement J-12). */
test('the time of a thread is known from its first message on, whichever pipe is read first', async () => {
  const javascript = wasmSandboxes().find(({ engine }) => engine === 'javascript')!
  for (let round = 0; round < 3; round++) {
    const first = await javascript.start()
    await pause(50)
    first.send(QUICK, TEST)
    await first.receive()
    const starting = javascript.start()
    await nextTurn()
    block(400)
    const second = await starting
    expect(second.lastTime().cpuMs).toBeGreaterThan(0)
    first.kill()
    second.kill()
  }
}, 30_000)

test('the last message of a thread is delivered before its end', async () => {
  const javascript = wasmSandboxes().find(({ engine }) => engine === 'javascript')!
  for (let round = 0; round < 5; round++) {
    const [short, long, broken] = await Promise.all([javascript.start(), javascript.start(), javascript.start()])
    await pause(300)
    short.send(QUICK, TEST)
    long.send(startMessage('function answer(n) { return "x".repeat(50_000) }'), TEST)
    broken.send(startMessage('{ const end = Date.now() + 300; while (Date.now() < end); } throw new Error("why")'), TEST)
    await nextTurn()
    const blocked = short.receive().then(() => block(600))
    block(150)
    const [, , event] = await Promise.all([blocked, long.receive(), broken.receive()])
    expect(event).toMatchObject({ message: { failed: { message: 'Error: why (line 1)' } } })
    short.kill()
    long.kill()
  }
}, 30_000)
