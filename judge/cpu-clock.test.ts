import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cpuClock } from './cpu-clock.ts'

const countOpenFiles = () => readdirSync('/proc/self/fd').filter((descriptor) => {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`).endsWith('/schedstat')
  } catch {
    return false
  }
}).length

describe.skipIf(process.platform !== 'linux')('The CPU clock of a sandbox process (requirement J-12)', () => {
  test('reads the current time from the kernel and keeps the last reading', () => {
    const clock = cpuClock(() => String(process.pid))
    expect(clock.lastTime()).toEqual({ cpuMs: 0, queuedMs: 0 })
    const before = clock.readTime()
    const end = process.cpuUsage().user + 30_000
    while (process.cpuUsage().user < end);
    const last = clock.lastTime()
    const after = clock.readTime()
    expect([before.cpuMs > 0, last, after.cpuMs - before.cpuMs > 20, clock.lastTime()]).toEqual([true, before, true, after])
    clock.close()
    expect(clock.readTime()).toEqual(after)
  })

  test('closes its file once, and does not reopen it', () => {
    const before = countOpenFiles()
    const clocks = [1, 2, 3].map(() => cpuClock(() => 'self'))
    for (const clock of clocks) clock.readTime()
    expect(countOpenFiles()).toBe(before + 3)
    for (const clock of [...clocks, ...clocks]) clock.close()
    for (const clock of clocks) clock.readTime()
    expect(countOpenFiles()).toBe(before)
  })

  test('reads zero for a process that does not exist', () => {
    expect(cpuClock(() => 'none').readTime()).toEqual({ cpuMs: 0, queuedMs: 0 })
  })

  test('reads zero while the task is unknown, and from a file in another format', () => {
    // Some systems have a system-wide file of that name, which begins with a word.
    const folder = mkdtempSync(join(tmpdir(), 'task-'))
    writeFileSync(join(folder, 'schedstat'), 'version 16\ntimestamp 4295000000\n')
    const other = cpuClock(() => `self/root${folder}`)
    expect([other.readTime(), other.lastTime()]).toEqual([{ cpuMs: 0, queuedMs: 0 }, { cpuMs: 0, queuedMs: 0 }])
    other.close()
    let task = ''
    const clock = cpuClock(() => task)
    const before = countOpenFiles()
    expect([clock.readTime(), countOpenFiles()]).toEqual([{ cpuMs: 0, queuedMs: 0 }, before])
    task = 'self'
    expect(clock.readTime().cpuMs).toBeGreaterThan(0)
    clock.close()
    rmSync(folder, { recursive: true })
  })
})
