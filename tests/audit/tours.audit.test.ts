import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reportMeasurement } from '../support/report-measurement.ts'

const ROOT = join(import.meta.dirname, '../..')
const TOURS = ['every-page-is-fit-for-everybody', 'the-content-policy-holds', 'long-words-break-no-page']

// `npm test` visits a twelfth of them.
test('on every screen axe finds nothing, nothing overflows, and the content policy blocks nothing (requirements D-1, P-9)', async () => {
  const started = performance.now()
  let output = ''
  const code = await new Promise<number | null>((done) => {
    const child = spawn(join(ROOT, 'node_modules/.bin/playwright'), ['test', ...TOURS, '--reporter=line', '--retries=0'], { cwd: ROOT, env: { ...process.env, TOUR: 'all' } })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-20_000)))
    child.once('close', done)
  })
  expect(code === 0 ? 'passed' : output).toBe('passed')
  reportMeasurement(`All screens visited in ${Math.round((performance.now() - started) / 1000)} s.`)
}, 1_200_000)
