import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as IConfiguration

async function violationsIn(folders: string[], baseDir: string): Promise<string[]> {
  const { output } = await cruise(folders, {
    ...options,
    baseDir,
    validate: true,
    ruleSet: { forbidden: forbidden ?? [] },
    tsConfig: { fileName: join(ROOT, 'tsconfig.base.json') },
  })
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
}

describe('The boundaries between layers', () => {
  test('are violated nowhere', async () => {
    expect(await violationsIn(['app', 'features', 'platform', 'database'], ROOT)).toEqual([])
  })

  test('are each violated by the trespass folder, so every rule works', async () => {
    const found = await violationsIn(['app', 'features', 'platform', 'judge'], join(ROOT, 'tests/architecture/trespass'))
    const fired = new Set(found.map((line) => line.split(':')[0]))
    expect((forbidden ?? []).map((rule) => rule.name).filter((name) => !fired.has(name))).toEqual([])
  })

  test('the trespass into rules/ really contains the violation', () => {
    expect(readFileSync(join(ROOT, 'tests/architecture/trespass/features/alpha/rules/impure.ts'), 'utf8')).toContain('node:fs')
  })
})
