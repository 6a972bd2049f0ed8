import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Guest } from '#judge/guest.ts'
import { partOf } from '#judge/parts.ts'
import { ASK, pack } from '#judge/wasm/parcels.ts'
import { FIRST_TUBE, lastWord, TUBES } from '#judge/wasm/tubes.ts'
import { wasmSandboxes } from '#judge/wasm/wasm-sandbox.ts'

const MEMORY = 256 * 1_048_576
const begin = (source: string) => ({ source, function: 'answer', memory: MEMORY, seconds: 9 })
const QUICK = begin('function answer(list) { return list.length }')
const BUSY = begin('for (;;);')
const long = (count: number) => ({ number: 1, arguments: `[${JSON.stringify(Array.from({ length: count }, (_, at) => at))}]` })
const answersIn = async (guest: Guest, count: number) => {
  guest.say(QUICK, long(count))
  for (;;) {
    const messages = (await guest.hear()) as { message?: { value?: string } }
    if (messages.message?.value !== undefined || messages.message === undefined) return messages.message?.value
  }
}
const ended = async (guest: Guest) => {
  guest.kill()
  while (guest.isAlive()) await pause(5)
}
const SANDBOXES = wasmSandboxes()
const javascript = SANDBOXES.find(({ engine }) => engine === 'javascript')!
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Messages to a sandbox of the WASM pool go through a channel that is reused (requirement J-11). */
test('a sandbox that is killed during a long message leaves its channel usable', async () => {
  for (const busyMs of [0, 1, 5, 40]) {
    const one = await javascript.open()
    // More than the channel's buffer: some of it waits in the judge, some is read, and nobody reads the rest.
    one.say(BUSY, long(1_000_000))
    await pause(busyMs)
    await ended(one)
    const other = await javascript.open()
    expect(await answersIn(other, 100_000)).toBe('100000')
    await ended(other)
  }
}, 60_000)

test.each(SANDBOXES)('a sandbox that waits for a message can be killed: $engine', async ({ open }) => {
  const one = await open()
  await pause(300)
  await ended(one)
  expect(one.isAlive()).toBe(false)
})

test('a repeated kill does not affect the next user of the channel', async () => {
  const one = await javascript.open()
  await ended(one)
  const others = await Promise.all(Array.from({ length: TUBES }, javascript.open))
  one.kill()
  expect(await Promise.all(others.map((other, at) => answersIn(other, at)))).toEqual(others.map((_, at) => String(at)))
  one.kill()
  await Promise.all(others.map(ended))
}, 60_000)

test('an unused pool exits, though threads wait for messages', async () => {
  const tubes = Array.from({ length: TUBES }, () => 'pipe' as const)
  const pool = spawn(process.execPath, ['--permission', '--allow-worker', '--allow-fs-read=*', partOf('wasm/pool')], { stdio: ['pipe', 'pipe', 'inherit', 'pipe', ...tubes] })
  const [stdin, stdout, , short] = pool.stdio as unknown as [Writable, Readable, unknown, Readable]
  for (const id of [1, 2]) stdin.write(pack({ id, kind: ASK.openJavascript, number: FIRST_TUBE + id }))
  let here = ''
  short.on('data', (bytes) => (here += String(bytes)))
  await expect.poll(() => here.match(/"here":true/g)?.length, { timeout: 15_000 }).toBe(2)
  stdout.destroy()
  // The other one keeps waiting, and its channel is open.
  stdin.write(pack({ id: 1, kind: ASK.end }))
  ;(pool.stdio[FIRST_TUBE + 1] as Writable).write(lastWord(1))
  await once(pool, 'exit')
})

test('there are no more sandboxes than channels, each gets its own messages, and a killed one makes room', async () => {
  const guests = await Promise.all(Array.from({ length: TUBES }, javascript.open))
  await expect(javascript.open()).rejects.toThrow('no room')
  const messages = await Promise.all(guests.map((guest, at) => answersIn(guest, at)))
  expect(messages).toEqual(guests.map((_, at) => String(at)))
  await Promise.all(guests.map(ended))
  const again = await javascript.open()
  expect(await answersIn(again, 7)).toBe('7')
  await ended(again)
}, 60_000)
