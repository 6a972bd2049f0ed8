import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BANK_FOLDER, listSlugs } from '#features/practice/server/problem-bank.ts'

const ROOT = join(import.meta.dirname, '../..')
const HASHES = join(BANK_FOLDER, '../judged-problems.json')
/** Code that verdicts depend on. */
const JUDGING = ['judge', 'features/practice/rules', 'tools/problems']

/**
 * A hash of everything that the verdicts on a problem depend on: its folder, the checkers, the judge, and the versions of the interpreters. A
 * problem that was judged with the same hash is not judged again.
 */
export function judgingHashes(): Map<string, string> {
  const common = createHash('sha256').update(interpreters())
  for (const folder of JUDGING) addFolder(common, join(ROOT, folder), (name) => /\.(ts|py|mjs)$/.test(name) && !name.endsWith('.test.ts'))
  const base = common.digest()
  return new Map(listSlugs().map((slug) => {
    const hash = createHash('sha256').update(base)
    addFolder(hash, join(BANK_FOLDER, slug), () => true)
    return [slug, hash.digest('base64url').slice(0, 22)]
  }))
}

/** The problems that changed since they were judged; all of them if `JUDGE_ALL` is set. */
export function unjudgedSlugs(): string[] {
  const judged = process.env['JUDGE_ALL'] === '1' ? {} : (JSON.parse(readFileSync(HASHES, 'utf8')) as Record<string, string>)
  return [...judgingHashes()].filter(([slug, hash]) => judged[slug] !== hash).map(([slug]) => slug)
}

/** Stores that all problems were judged with the expected verdicts in both languages. */
export function saveJudgedProblems(): void {
  writeFileSync(HASHES, `${JSON.stringify(Object.fromEntries(judgingHashes()), null, 2)}\n`)
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
