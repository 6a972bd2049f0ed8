import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Runs journeys with these arguments of Playwright, and fails with the end of its output unless all pass at the first try. */
export async function runJourneys(args: readonly string[], env: Record<string, string>): Promise<void> {
  let output = ''
  const code = await new Promise<number | null>((done) => {
    const child = spawn(join(ROOT, 'node_modules/.bin/playwright'), ['test', ...args, '--reporter=line', '--retries=0'], { cwd: ROOT, env: { ...process.env, ...env } })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-20_000)))
    child.once('close', done)
  })
  expect(code === 0 ? 'passed' : output).toBe('passed')
}
