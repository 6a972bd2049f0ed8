import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#platform/server/root.ts'
import { hintsForm, problemForm, testsForm } from '../rules/problem-forms.ts'
import type { Language, Problem } from '../rules/problem.ts'

/** Where the bank lies: one folder of data for each problem. */
export const BANK = join(ROOT, 'features/practice/problems')

/** A program that answers a problem, and what is wrong with it if something is. */
export interface Solution {
  file: string
  language: Language
  source: string
  fault: string | null
}

/** The names of all problems of the bank, in order. */
export const listSlugs = (): string[] =>
  readdirSync(BANK, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()

/** Reads one problem of the bank; throws with the place in the file where something in it is not as it should be. */
export function readProblem(slug: string): Problem {
  const text = (file: string) => readFileSync(join(BANK, slug, file), 'utf8')
  const json = (file: string): unknown => JSON.parse(text(file))
  return {
    slug,
    ...problemForm.parse(json('problem.json')),
    statement: text('statement.md'),
    hints: hintsForm.parse(json('hints.json')),
    editorial: text('editorial.md'),
    tests: testsForm.parse(json('tests.json')),
  }
}

/** The references of a problem and its known-wrong solutions; what is wrong stands in the first line of each. */
export function readSolutions(slug: string): Solution[] {
  const read = (file: string, isWrong: boolean): Solution => {
    const source = readFileSync(join(BANK, slug, file), 'utf8')
    const fault = /^(?:#|\/\/) (.+)/.exec(source)?.[1] ?? ''
    return { file, language: file.endsWith('.py') ? 'python' : 'javascript', source, fault: isWrong ? fault : null }
  }
  const wrong = readdirSync(join(BANK, slug, 'wrong')).filter((file) => /\.(py|js)$/.test(file)).sort()
  return [read('reference.py', false), read('reference.js', false), ...wrong.map((file) => read(`wrong/${file}`, true))]
}
