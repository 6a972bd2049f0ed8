import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('gives the process and its children the lowest priority (requirement J-17)', () => {
  const module = join(import.meta.dirname, 'low-priority.ts')
  const program = `
    const { takeLowestPriority } = await import(${JSON.stringify(module)})
    takeLowestPriority()
    const { execFileSync } = await import('node:child_process')
    console.log(execFileSync('nice').toString().trim(), (await import('node:os')).getPriority())`
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', program]).toString().trim()).toBe('19 19')
})
