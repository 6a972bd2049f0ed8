import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BANK, listSlugs } from '#features/practice/server/read-problems.ts'

const ROOT = join(import.meta.dirname, '../..')
const NOTE = join(BANK, '../judged-problems.json')
/** What a verdict depends on beside the problem itself. */
const JUDGING = ['judge', 'features/practice/rules', 'tools/problems']

/**
 * A hash of everything that the verdicts on a problem's solutions depend on: its folder, the checkers, the judge, and the versions of the
 * interpreters. A problem that was judged with the same hash need not be judged again.
 */
export function judgingHashes(): Map<string, string> {
  const common = createHash('sha256').update(interpreters())
  for (const folder of JUDGING) addFolder(common, join(ROOT, folder), (name) => /\.(ts|py|mjs)$/.test(name) && !name.endsWith('.test.ts'))
  const base = common.digest()
  return new Map(listSlugs().map((slug) => {
    const hash = createHash('sha256').update(base)
    addFolder(hash, join(BANK, slug), () => true)
    return [slug, hash.digest('base64url').slice(0, 22)]
  }))
}

/** The problems that were never judged as they are now, all of them where `JUDGE_ALL` is set. */
export function unjudgedSlugs(): string[] {
  const judged = process.env['JUDGE_ALL'] === '1' ? {} : (JSON.parse(readFileSync(NOTE, 'utf8')) as Record<string, string>)
  return [...judgingHashes()].filter(([slug, hash]) => judged[slug] !== hash).map(([slug]) => slug)
}

/** Notes that all problems were judged as they are now, with the right verdicts in both languages. */
export function saveJudged(): void {
  writeFileSync(NOTE, `${JSON.stringify(Object.fromEntries(judgingHashes()), null, 2)}\n`)
}

function addFolder(hash: ReturnType<typeof createHash>, folder: string, isCounted: (name: string) => boolean): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && isCounted(entry.name))
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).sort()
  for (const path of paths) hash.update(path.slice(ROOT.length)).update('\0').update(readFileSync(path)).update('\0')
}

function interpreters(): string {
  const python = spawnSync('python3', ['-c', 'import sys\ntry:\n    import numpy\n    print(sys.version, numpy.__version__)\nexcept ImportError:\n    print(sys.version)'], { encoding: 'utf8' }).stdout
  return `${process.versions.node} ${process.versions.v8} ${python ?? 'no python'}`
}
