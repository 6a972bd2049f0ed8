import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#platform/server/project-root.ts'
import { problemEditForm } from '../rules/problem-edit.ts'
import type { Problem } from '../rules/problem.ts'
import { checkedProblem, solutionOf, type Solution, type WrittenProblem } from '../rules/written-problem.ts'

/** Where the bank lies: one folder of data for each problem. */
export const BANK = join(PROJECT_ROOT, 'content/problems')

/** The names of all problems of the bank, in order. */
export const listSlugs = (): string[] =>
  readdirSync(BANK, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()

const readAbout = (slug: string) => JSON.parse(readFileSync(join(BANK, slug, 'problem.json'), 'utf8')) as { previousSlugs?: unknown }

/** The slugs that a problem of the bank had before, the oldest first. */
export const readPreviousSlugs = (slug: string): string[] => previousSlugsForm.parse(readAbout(slug).previousSlugs ?? [])
const previousSlugsForm = problemEditForm.shape.slug.array().max(10)

/** What stands in a problem's folder, unchecked. Its previous slugs belong to the folder, not to what is written on the site. */
export function readWritten(slug: string): WrittenProblem {
  const text = (file: string) => readFileSync(join(BANK, slug, file), 'utf8')
  const json = (file: string): unknown => JSON.parse(text(file))
  const { previousSlugs: _, ...about } = readAbout(slug)
  return {
    about,
    statement: text('statement.md'),
    hints: json('hints.json'),
    editorial: text('editorial.md'),
    tests: json('tests.json'),
  }
}

/** Reads one problem of the bank; throws with the place in the file where something in it is not as it should be. */
export const readProblem = (slug: string): Problem => checkedProblem(slug, readWritten(slug))

/** The references of a problem and its known-wrong solutions. */
export function readSolutions(slug: string): Solution[] {
  const read = (file: string) => solutionOf(file, readFileSync(join(BANK, slug, file), 'utf8'))
  const wrong = readdirSync(join(BANK, slug, 'wrong')).filter((file) => /\.(py|js)$/.test(file)).sort()
  return [read('reference.py'), read('reference.js'), ...wrong.map((file) => read(`wrong/${file}`))]
}

/** Stands for everything in a problem's folder: another one means that something in it was changed. */
export function hashOfFolder(slug: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(join(BANK, slug), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    hash.update(`${file.slice(BANK.length)}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
