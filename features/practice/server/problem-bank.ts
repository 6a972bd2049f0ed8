import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#platform/server/project-root.ts'
import type { Problem } from '../rules/problem.ts'
import { parseUnanswered, solutionOf, withAnswers, type Solution, type ProblemSource } from '../rules/problem-source.ts'
import { slugSchema } from '../rules/slug-schema.ts'
import { computeAnswers } from './compute-answers.ts'

/** The problem bank: one folder for each problem. */
export const BANK_FOLDER = join(PROJECT_ROOT, 'content/problems')

/** The slugs of all problems in the bank, sorted. */
export const listSlugs = (): string[] =>
  readdirSync(BANK_FOLDER, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()

const readAbout = (slug: string) => JSON.parse(readFileSync(join(BANK_FOLDER, slug, 'problem.json'), 'utf8')) as { previousSlugs?: unknown }

/** The previous slugs of a problem, oldest first. */
export const readPreviousSlugs = (slug: string): string[] => previousSlugsForm.parse(readAbout(slug).previousSlugs ?? [])
const previousSlugsForm = slugSchema.array().max(10)

/** The source of a problem, not validated. Its previous slugs are not part of it, because they are not edited on the site. */
export function readSource(slug: string): ProblemSource {
  const text = (file: string) => readFileSync(join(BANK_FOLDER, slug, file), 'utf8')
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

/** Reads and validates a problem, with the answers of its reference. Throws a ZodError with the path of what is wrong. */
export function readProblem(slug: string): Problem {
  const problem = parseUnanswered(slug, readSource(slug))
  return withAnswers(problem, computeAnswers(problem, readReference(slug)))
}

/** The source of the reference that computes answers: the one in JavaScript or SQL. */
export const readReference = (slug: string): string => readFileSync(join(BANK_FOLDER, slug, isSqlProblem(slug) ? 'reference.sql' : 'reference.js'), 'utf8')

const isSqlProblem = (slug: string): boolean => existsSync(join(BANK_FOLDER, slug, 'reference.sql'))

/** The reference solutions of a problem and its known-wrong ones. */
export function readSolutions(slug: string): Solution[] {
  const read = (file: string) => solutionOf(file, readFileSync(join(BANK_FOLDER, slug, file), 'utf8'))
  const wrong = readdirSync(join(BANK_FOLDER, slug, 'wrong')).filter((file) => /\.(py|js|sql)$/.test(file)).sort()
  const references = isSqlProblem(slug) ? ['reference.sql', 'second.sql'] : ['reference.py', 'reference.js']
  return [...references.map(read), ...wrong.map((file) => read(`wrong/${file}`))]
}

/** A hash of all files in a problem's folder. */
export function hashOfFolder(slug: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(join(BANK_FOLDER, slug), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    hash.update(`${file.slice(BANK_FOLDER.length)}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
