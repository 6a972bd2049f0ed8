import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { JudgeInput } from '#features/practice/rules/judging.ts'
import { startJudges } from './judge-client.ts'

test.each([
  ['waits', { servesPages: true, cores: 2 }, false],
  ['does not wait if there are enough cores', { servesPages: true, cores: 4 }, true],
  ['does not wait if no pages are served', { servesPages: false, cores: 2 }, true],
])('pausing between two programs %s (requirement J-16)', async (_title, options, continues) => {
  const judges = startJudges({ count: 1, entry: 'nowhere.ts', log: () => undefined, ...options })
  let isOver = false
  const pause = judges.pause().then(() => (isOver = true))
  await nextTurn()
  expect(isOver).toBe(continues)
  await pause
})

test('rejects input that cannot be serialized, and answers the next request', async () => {
  const report = { sandboxes: {}, hasNumpy: false, summary: 'ok' }
  const entry = join(mkdtempSync(join(tmpdir(), 'fake-judge-')), 'judge.mjs')
  writeFileSync(entry, `
    import { readFrames, encodeFrame } from ${JSON.stringify(join(import.meta.dirname, 'frames.ts'))}
    const reader = readFrames(1e6, ({ message }) => process.stdout.write(encodeFrame({ number: message.number, report: ${JSON.stringify(report)} })))
    process.stdin.on('data', (bytes) => reader.take(bytes)).on('end', () => process.exit())
    process.on('SIGTERM', () => process.exit())`)
  const judges = startJudges({ count: 1, entry, log: () => undefined, servesPages: false, cores: 2 })
  expect(await judges.report()).toEqual(report)
  await expect(judges.judge({ tests: [{ arguments: [1n], expected: 1 }] } as unknown as JudgeInput)).rejects.toThrow(TypeError)
  expect(await judges.report()).toEqual(report)
  await judges.stop()
})

test('replaces a judge that no longer answers', async () => {
  const entry = join(mkdtempSync(join(tmpdir(), 'fake-judge-')), 'judge.mjs')
  const marker = `${entry}.stuck`
  // The first judge never answers. The second one has enough time to start on a busy machine.
  writeFileSync(entry, `
    import { existsSync, writeFileSync } from 'node:fs'
    import { readFrames, encodeFrame } from ${JSON.stringify(join(import.meta.dirname, 'frames.ts'))}
    const isStuck = !existsSync(${JSON.stringify(marker)})
    writeFileSync(${JSON.stringify(marker)}, '')
    const reader = readFrames(1e6, ({ message }) => isStuck || process.stdout.write(encodeFrame({ number: message.number, report: { sandboxes: {}, hasNumpy: false, summary: 'ok' } })))
    process.stdin.on('data', (bytes) => reader.take(bytes)).on('end', () => process.exit())
    process.on('SIGTERM', () => process.exit())`)
  const logged: string[] = []
  const healthCheck = { askAfterMs: 100, answerWithinMs: 3_000, everyMs: 50 }
  const judges = startJudges({ count: 1, entry, log: (line) => logged.push(line), servesPages: false, cores: 2, healthCheck })
  await expect(judges.report()).rejects.toThrow('The judge ended.')
  expect(logged).toContain('The judge does not answer and is ended.')
  expect((await judges.report()).summary).toBe('ok')
  await judges.stop()
}, 20_000)

test('does not pause while it is being stopped', async () => {
  const judges = startJudges({ count: 1, entry: 'nowhere.ts', log: () => undefined, servesPages: true, cores: 2 })
  await judges.stop()
  let isOver = false
  const pause = judges.pause().then(() => (isOver = true))
  await nextTurn()
  expect(isOver).toBe(true)
  await pause
})
