import { expect, test } from 'vitest'
import { wasmSandboxes } from '#judge/wasm/wasm-sandbox.ts'

const MEMORY = 256 * 1_048_576
const TEST = { number: 1, arguments: '[1]' }
const begin = (source: string) => ({ source, function: 'answer', memory: MEMORY, seconds: 9 })
const QUICK = begin('function answer(n) { return 1 }')
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
const turn = () => new Promise((done) => setImmediate(done))

/** Blocks this process, as comparing a long result does. */
function hold(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

/** A sandbox of the WASM pool sends on two channels, of which either may be read first (requirement J-12). */
test('the time of a sandbox counts from its first message, in whatever order the channels are read', async () => {
  const javascript = wasmSandboxes().find(({ engine }) => engine === 'javascript')!
  for (let round = 0; round < 3; round++) {
    const one = await javascript.open()
    await pause(50)
    one.say(QUICK, TEST)
    await one.hear()
    const opening = javascript.open()
    await turn()
    hold(400)
    const other = await opening
    expect(other.lastTime().cpuMs).toBeGreaterThan(0)
    one.kill()
    other.kill()
  }
}, 30_000)

test('the last message of a sandbox comes before its exit', async () => {
  const javascript = wasmSandboxes().find(({ engine }) => engine === 'javascript')!
  for (let round = 0; round < 5; round++) {
    const [short, long, broken] = await Promise.all([javascript.open(), javascript.open(), javascript.open()])
    await pause(300)
    short.say(QUICK, TEST)
    long.say(begin('function answer(n) { return "x".repeat(50_000) }'), TEST)
    broken.say(begin('{ const end = Date.now() + 300; while (Date.now() < end); } throw new Error("why")'), TEST)
    await turn()
    const held = short.hear().then(() => hold(600))
    hold(150)
    const [, , message] = await Promise.all([held, long.hear(), broken.hear()])
    expect(message).toMatchObject({ message: { failed: { says: 'Error: why (line 1)' } } })
    short.kill()
    long.kill()
  }
}, 30_000)
