import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { timeOf } from './guest-time.ts'

const openedHere = () => readdirSync('/proc/self/fd').filter((one) => {
  try {
    return readlinkSync(`/proc/self/fd/${one}`).endsWith('/schedstat')
  } catch {
    return false
  }
}).length

describe.skipIf(process.platform !== 'linux')('The time of a guest (requirement J-12)', () => {
  test('is what the kernel counts, at every look anew, and what was seen last stays', () => {
    const clock = timeOf(() => String(process.pid))
    expect(clock.lastTime()).toEqual({ cpuMs: 0, queuedMs: 0 })
    const before = clock.time()
    const end = process.cpuUsage().user + 30_000
    while (process.cpuUsage().user < end);
    const seen = clock.lastTime()
    const after = clock.time()
    expect([before.cpuMs > 0, seen, after.cpuMs - before.cpuMs > 20, clock.lastTime()]).toEqual([true, before, true, after])
    clock.forget()
    expect(clock.time()).toEqual(after)
  })

  test('keeps nothing open once it is forgotten, however often', () => {
    const before = openedHere()
    const clocks = [1, 2, 3].map(() => timeOf(() => 'self'))
    for (const clock of clocks) clock.time()
    expect(openedHere()).toBe(before + 3)
    for (const clock of [...clocks, ...clocks]) clock.forget()
    for (const clock of clocks) clock.time()
    expect(openedHere()).toBe(before)
  })

  test('of nobody is none', () => {
    expect(timeOf(() => 'none').time()).toEqual({ cpuMs: 0, queuedMs: 0 })
  })

  test('is none while it is not known whose it is, and none where what is read there is another count', () => {
    // Some systems have a file of that name for all of them; this leads to one that begins with a word, as that one does.
    const folder = mkdtempSync(join(tmpdir(), 'task-'))
    writeFileSync(join(folder, 'schedstat'), 'version 16\ntimestamp 4295000000\n')
    const other = timeOf(() => `self/root${folder}`)
    expect([other.time(), other.lastTime()]).toEqual([{ cpuMs: 0, queuedMs: 0 }, { cpuMs: 0, queuedMs: 0 }])
    other.forget()
    let task = ''
    const clock = timeOf(() => task)
    const before = openedHere()
    expect([clock.time(), openedHere()]).toEqual([{ cpuMs: 0, queuedMs: 0 }, before])
    task = 'self'
    expect(clock.time().cpuMs).toBeGreaterThan(0)
    clock.forget()
    rmSync(folder, { recursive: true })
  })
})
