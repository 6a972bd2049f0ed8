import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
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

test('nobody rests who is being stopped', async () => {
  const judges = openJudges({ count: 1, entry: 'nowhere.ts', log: () => undefined, servesPages: true, cores: 2 })
  await judges.stop()
  let isOver = false
  const rest = judges.rest().then(() => (isOver = true))
  await turn()
  expect(isOver).toBe(true)
  await rest
})
