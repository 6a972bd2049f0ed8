import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BANK_FOLDER, listSlugs } from '#features/practice/server/problem-bank.ts'

const ROOT = join(import.meta.dirname, '../..')
const HASHES = join(BANK_FOLDER, '../judged-problems.json')
/** The code that verdicts depend on: the judge, and what it and the reader of the bank import of these folders. */
const ENTRIES = ['tools/problems/judge-problem.ts', 'features/practice/server/problem-bank.ts']
const FOLLOWED = /^(judge|features\/practice\/(rules|server)|tools\/problems)\//

/** Files of a problem that no verdict depends on. */
const TEXTS = /(\.md|hints\.json|mutation\.json)$/

/**
 * A hash of everything that the verdicts on a problem depend on: its folder without the texts, the checkers, the judge without its workers for browsers, and the
 * versions of the interpreters. A problem that was judged with the same hash is not judged again.
 */
export function judgingHashes(): Map<string, string> {
  const common = createHash('sha256').update(interpreters())
  const judge = filesIn(join(ROOT, 'judge')).filter((path) => /\.(ts|py|mjs)$/.test(path) && !/(\.test|browser-worker)\.ts$/.test(path))
  addFiles(common, withImports([...judge, ...ENTRIES.map((path) => join(ROOT, path))]))
  const base = common.digest()
  return new Map(listSlugs().map((slug) => {
    const hash = createHash('sha256').update(base)
    addFiles(hash, filesIn(join(BANK_FOLDER, slug)).filter((path) => !TEXTS.test(path)))
    return [slug, hash.digest('base64url').slice(0, 22)]
  }))
}

/** These files and all that they import at run time, directly or not, in the order of their paths. No verdict depends on types. */
function withImports(entries: readonly string[]): string[] {
  const found = new Set(entries)
  for (const path of found) {
    if (!path.endsWith('.ts')) continue
    for (const [, from] of readFileSync(path, 'utf8').matchAll(/^(?:import|export) (?!type\b)[^']*?'((?:\.|#)[^']+\.ts)'/gm)) {
      const imported = from!.startsWith('#') ? join(ROOT, from!.slice(1)) : join(path, '..', from!)
      if (FOLLOWED.test(imported.slice(ROOT.length + 1))) found.add(imported)
    }
  }
  return [...found].sort()
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

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)).sort()

function addFiles(hash: ReturnType<typeof createHash>, paths: readonly string[]): void {
  for (const path of paths) hash.update(path.slice(ROOT.length)).update('\0').update(readFileSync(path)).update('\0')
}

function interpreters(): string {
  const python = spawnSync('python3', ['-c', 'import sys\ntry:\n    import numpy\n    print(sys.version, numpy.__version__)\nexcept ImportError:\n    print(sys.version)'], { encoding: 'utf8' }).stdout
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, { version: string }> }
  return `${process.versions.node} ${process.versions.v8} ${python ?? 'no python'} ${packages['node_modules/@sqlite.org/sqlite-wasm']!.version}`
}
