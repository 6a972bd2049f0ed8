import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Work } from '#features/practice/rules/judging.ts'
import { openJudges } from './line.ts'

test.each([
  ['rests', { servesPages: true, cores: 2 }, false],
  ['goes on where there are cores enough', { servesPages: true, cores: 4 }, true],
  ['goes on where no pages are served', { servesPages: false, cores: 2 }, true],
])('between two programs %s (requirement J-16)', async (_what, where, goesOn) => {
  const judges = openJudges({ count: 1, entry: 'nowhere.ts', log: () => undefined, ...where })
  let isOver = false
  const rest = judges.rest().then(() => (isOver = true))
  await turn()
  expect(isOver).toBe(goesOn)
  await rest
})

test('a work that cannot be written is refused, and the next one is heard', async () => {
  const report = { sandboxes: {}, hasNumpy: false, says: 'ok' }
  const entry = join(mkdtempSync(join(tmpdir(), 'paper-judge-')), 'judge.mjs')
  writeFileSync(entry, `
    import { readFrames, frameOf } from ${JSON.stringify(join(import.meta.dirname, 'frames.ts'))}
    const reader = readFrames(1e6, ({ message }) => process.stdout.write(frameOf({ number: message.number, report: ${JSON.stringify(report)} })))
    process.stdin.on('data', (bytes) => reader.take(bytes)).on('end', () => process.exit())
    process.on('SIGTERM', () => process.exit())`)
  const judges = openJudges({ count: 1, entry, log: () => undefined, servesPages: false, cores: 2 })
  expect(await judges.report()).toEqual(report)
  await expect(judges.judge({ tests: [{ arguments: [1n], expected: 1 }] } as unknown as Work)).rejects.toThrow(TypeError)
  expect(await judges.report()).toEqual(report)
  await judges.stop()
})

test('a judge that does not answer any more is replaced', async () => {
  const entry = join(mkdtempSync(join(tmpdir(), 'paper-judge-')), 'judge.mjs')
  const marker = `${entry}.stuck`
  // The first one hears and never answers; the second has the time to start on a busy machine.
  writeFileSync(entry, `
    import { existsSync, writeFileSync } from 'node:fs'
    import { readFrames, frameOf } from ${JSON.stringify(join(import.meta.dirname, 'frames.ts'))}
    const isStuck = !existsSync(${JSON.stringify(marker)})
    writeFileSync(${JSON.stringify(marker)}, '')
    const reader = readFrames(1e6, ({ message }) => isStuck || process.stdout.write(frameOf({ number: message.number, report: { sandboxes: {}, hasNumpy: false, says: 'ok' } })))
    process.stdin.on('data', (bytes) => reader.take(bytes)).on('end', () => process.exit())
    process.on('SIGTERM', () => process.exit())`)
  const said: string[] = []
  const judges = openJudges({ count: 1, entry, log: (line) => said.push(line), servesPages: false, cores: 2, watch: { askAfterMs: 100, answerWithinMs: 3_000, everyMs: 50 } })
  await expect(judges.report()).rejects.toThrow('The judge ended.')
  expect(said).toContain('The judge does not answer and is ended.')
  expect((await judges.report()).says).toBe('ok')
  await judges.stop()
}, 20_000)

test('nobody rests who is being stopped', async () => {
  const judges = openJudges({ count: 1, entry: 'nowhere.ts', log: () => undefined, servesPages: true, cores: 2 })
  await judges.stop()
  let isOver = false
  const rest = judges.rest().then(() => (isOver = true))
  await turn()
  expect(isOver).toBe(true)
  await rest
})
