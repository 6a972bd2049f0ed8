import { expect, test } from 'vitest'
import type { Guest } from '#judge/guest.ts'
import { TUBES } from '#judge/wasm/tubes.ts'
import { wasmSandboxes } from '#judge/wasm/wasm-sandbox.ts'

const MEMORY = 256 * 1_048_576
const begin = (source: string) => ({ source, function: 'answer', memory: MEMORY, seconds: 9 })
const QUICK = begin('function answer(list) { return list.length }')
const BUSY = begin('for (;;);')
const long = (count: number) => ({ number: 1, arguments: `[${JSON.stringify(Array.from({ length: count }, (_, at) => at))}]` })
const answersIn = async (guest: Guest, count: number) => {
  guest.say(QUICK, long(count))
  for (;;) {
    const heard = (await guest.hear()) as { message?: { value?: string } }
    if (heard.message?.value !== undefined || heard.message === undefined) return heard.message?.value
  }
}
const ended = async (guest: Guest) => {
  guest.kill()
  while (guest.isAlive()) await new Promise((done) => setTimeout(done, 5))
}
const javascript = wasmSandboxes().find(({ engine }) => engine === 'javascript')!

/** What is said to a guest of the WASM pool goes through a tube, which others have before and after it (requirement J-11). */
test('a guest that is ended in the middle of a long word leaves its tube to others', async () => {
  for (const busyMs of [0, 1, 5, 40]) {
    const one = await javascript.open()
    // More than the tube holds: some of it waits in the judge, some is taken, and nobody takes the rest.
    one.say(BUSY, long(1_000_000))
    await new Promise((done) => setTimeout(done, busyMs))
    await ended(one)
    const other = await javascript.open()
    expect(await answersIn(other, 100_000)).toBe('100000')
    await ended(other)
  }
}, 60_000)

test('a guest that waits for a word can be ended', async () => {
  const one = await javascript.open()
  await new Promise((done) => setTimeout(done, 300))
  await ended(one)
  expect(one.isAlive()).toBe(false)
})

test('there are no more guests than tubes, each hears what is said to it, and who is ended makes room', async () => {
  const guests = await Promise.all(Array.from({ length: TUBES }, javascript.open))
  await expect(javascript.open()).rejects.toThrow('no room')
  const heard = await Promise.all(guests.map((guest, at) => answersIn(guest, at)))
  expect(heard).toEqual(guests.map((_, at) => String(at)))
  await Promise.all(guests.map(ended))
  const again = await javascript.open()
  expect(await answersIn(again, 7)).toBe('7')
  await ended(again)
}, 60_000)
