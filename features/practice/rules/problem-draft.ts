import type { PredicateName } from './checkers/any-valid.ts'
import { PREDICATES } from './checkers/any-valid.ts'
import { HINT_COUNT } from './problem.ts'
import { solutionOf, type Solution, type ProblemSource } from './problem-source.ts'
import { draftWords } from './draft-words.ts'
import { isTable, readColumns } from './tables.ts'
import { isTopic } from './topics.ts'
import { readType } from './value-types.ts'
import { typedNotJson } from './typed-not-json.ts'

/** A test in the form: values are JSON as it was typed. Drafts are stored in the browser, so their keys stay as they are. */
export interface DraftTest {
  id: number
  isSample: boolean
  /** The explanation of a sample, or the category of a hidden test. */
  says: string
  given: readonly string[]
  expected: string
}

export interface DraftParameter {
  id: number
  name: string
  type: string
  says: string
}

/** The checker in the form. It keeps the settings of all kinds, so that switching between them loses nothing. */
export interface DraftChecker {
  kind: string
  rtol: string
  atol: string
  nan: string
  levels: string
  part: string
  predicate: string
  looksAt: readonly string[]
}

export type Extension = 'py' | 'js' | 'sql'

export interface DraftSolution {
  id: number
  /** `reference`, `second` for the other one of a SQL problem, or the name of a known-wrong solution. */
  name: string
  isReference: boolean
  extension: Extension
  /** What is wrong with a known-wrong solution. */
  fault: string
  source: string
}

/** A problem in the form: everything as it was typed, not validated. */
export interface ProblemDraft {
  slug: string
  title: string
  difficulty: string
  category: string
  /** Topics and other tags. */
  tags: readonly string[]
  aliases: readonly string[]
  function: string
  parameters: readonly DraftParameter[]
  returns: { type: string; says: string }
  checker: DraftChecker
  seconds: string
  megabytes: string
  needsNumpy: boolean
  /** Why NumPy is forbidden; empty if it is allowed. */
  whyNoNumpy: string
  statement: string
  hints: readonly string[]
  editorial: string
  tests: readonly DraftTest[]
  solutions: readonly DraftSolution[]
}

/** The data of a problem with its solutions, as it is saved and exported. */
export interface ProblemData extends ProblemSource {
  slug: string
  solutions: { file: string; source: string }[]
}

/** Parses typed JSON. Invalid JSON becomes a value that no test may have, and stays as it was typed. */
export function readJson(typed: string): unknown {
  try {
    return JSON.parse(typed) as unknown
  } catch {
    return { notJson: typed }
  }
}

const numberOf = (typed: string): unknown => (typed.trim() === '' || Number.isNaN(Number(typed)) ? typed : Number(typed))

/** Converts a draft to data for validation and saving. */
export function dataOf(draft: ProblemDraft): ProblemData {
  const { slug, title, difficulty, category, tags, parameters, returns, seconds, megabytes, needsNumpy, statement, hints, editorial } = draft
  const optional = { ...listedTags(tags), ...nonEmpty('aliases', draft.aliases), ...(draft.whyNoNumpy === '' ? {} : { numpy: 'forbidden', whyNoNumpy: draft.whyNoNumpy }) }
  const limits = { seconds: numberOf(seconds), megabytes: numberOf(megabytes) }
  return {
    slug,
    about: { title, difficulty, category, ...optional, ...(draft.function === '' ? {} : { function: draft.function }), parameters: parameters.map(({ name, type, says }) => ({ name, type, says })), returns, checker: checkerOf(draft.checker), limits, needsNumpy },
    statement,
    hints,
    editorial,
    tests: draft.tests.map(({ isSample, says, given, expected }) => ({ ...(isSample ? { explanation: says } : { category: says }), arguments: given.map(readJson), expected: readJson(expected) })),
    solutions: draft.solutions.map((one) => ({ file: fileOf(one), source: one.isReference ? one.source : `${COMMENTS[one.extension]} ${one.fault}\n${one.source}` })),
  }
}

const COMMENTS: Readonly<Record<Extension, string>> = { py: '#', js: '//', sql: '--' }

const nonEmpty = (name: string, list: readonly string[]) => (list.length === 0 ? {} : { [name]: list })

/** Tags as they are stored: those that are topics, and the others. */
export const listedTags = (tags: readonly string[]): { topics?: string[]; tags?: string[] } => ({
  ...nonEmpty('topics', tags.filter(isTopic)),
  ...nonEmpty('tags', tags.filter((tag) => !isTopic(tag))),
})

/** The file name of a solution. */
export const fileOf = ({ name, isReference, extension }: DraftSolution) => `${isReference ? name : `wrong/${name}`}.${extension}`

/** The solutions in the form that the checks use. */
export const solutionsOf = (data: ProblemData): Solution[] => data.solutions.map(({ file, source }) => solutionOf(file, source))

/** The checker with only the settings of its kind. */
export function checkerOf({ kind, rtol, atol, nan, levels, part, predicate, looksAt }: DraftChecker): unknown {
  const tolerance = { rtol: numberOf(rtol), atol: numberOf(atol), nan }
  if (kind === 'tolerance') return { kind, ...tolerance }
  if (kind === 'order-free') return { kind, levels: numberOf(levels) }
  if (kind === 'sign-free') return { kind, part, ...tolerance }
  if (kind === 'any-valid') return { kind, predicate, looksAt: looksAt.slice(0, argumentsOf(predicate)) }
  return { kind }
}

/** The number of arguments that a predicate takes; 0 if there is no such predicate. */
export const argumentsOf = (predicate: string): number => (Object.hasOwn(PREDICATES, predicate) ? PREDICATES[predicate as PredicateName].looksAt : 0)

/** Converts data to a draft. Anything of the wrong type becomes empty. */
export function draftOf(data: { [Part in keyof ProblemData]?: unknown }): ProblemDraft {
  const about = record(data.about)
  const limits = record(about['limits'])
  const returns = record(about['returns'])
  const hints = list(data.hints).map(text)
  return {
    slug: text(data.slug),
    title: text(about['title']),
    difficulty: text(about['difficulty']),
    category: text(about['category']),
    tags: tagsOf(about),
    aliases: list(about['aliases']).map(text),
    function: text(about['function']),
    parameters: list(about['parameters']).map(record).map(({ name, type, says }, id) => ({ id, name: text(name), type: text(type), says: text(says) })),
    returns: { type: text(returns['type']), says: text(returns['says']) },
    checker: checkerDraftOf(record(about['checker'])),
    seconds: text(limits['seconds']),
    megabytes: text(limits['megabytes']),
    needsNumpy: about['needsNumpy'] === true,
    whyNoNumpy: text(about['whyNoNumpy']),
    statement: text(data.statement),
    hints: Array.from({ length: HINT_COUNT }, (_, at) => hints[at] ?? ''),
    editorial: text(data.editorial),
    tests: list(data.tests).map(record).map(testDraftOf),
    solutions: solutionDraftsOf(list(data.solutions).map(record), isTable(text(returns['type'])) ? SQL_REFERENCES : REFERENCES),
  }
}

/** The topics and other tags of a problem, which need not be valid. */
export const tagsOf = (about: { topics?: unknown; tags?: unknown }): string[] => [...list(about.topics), ...list(about.tags)].map(text)

function checkerDraftOf({ kind, rtol, atol, nan, levels, part, predicate, looksAt }: Record<string, unknown>): DraftChecker {
  return {
    kind: text(kind) || 'exact', rtol: text(rtol) || '1e-6', atol: text(atol) || '1e-9', nan: text(nan) || 'equal',
    levels: text(levels) || '1', part: text(part) || 'whole', predicate: text(predicate) || Object.keys(PREDICATES)[0]!, looksAt: list(looksAt).map(text),
  }
}

const testDraftOf = ({ explanation, category, arguments: given, expected }: Record<string, unknown>, id: number): DraftTest => ({
  id, isSample: category === undefined, says: text(category ?? explanation), given: list(given).map(toJson), expected: toJson(expected),
})

const REFERENCES: readonly { name: string; extension: Extension }[] = [{ name: 'reference', extension: 'py' }, { name: 'reference', extension: 'js' }]
const SQL_REFERENCES: typeof REFERENCES = [{ name: 'reference', extension: 'sql' }, { name: 'second', extension: 'sql' }]

/** Both references first, even if they are missing, then the known-wrong solutions. */
function solutionDraftsOf(files: readonly Record<string, unknown>[], expected: typeof REFERENCES): DraftSolution[] {
  const sourceOf = (file: string) => text(files.find((one) => one['file'] === file)?.['source'])
  const references = expected.map(({ name, extension }, id) => ({ id, name, isReference: true, extension, fault: '', source: sourceOf(`${name}.${extension}`) }))
  const wrong = files.flatMap(({ file, source }, at): DraftSolution[] => {
    const [, name, extension] = /^wrong\/(.*)\.(py|js|sql)$/.exec(text(file)) ?? []
    if (name === undefined) return []
    const [, fault = '', rest = text(source)] = /^(?:#|\/\/|--) ?([^\n]*)\n?([\s\S]*)$/.exec(text(source)) ?? []
    return [{ id: at + references.length, name, isReference: false, extension: extension as Extension, fault, source: rest }]
  })
  return [...references, ...wrong]
}

const text = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const record = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {})
const toJson = (value: unknown): string => (value === undefined ? '' : (typedNotJson(value) ?? JSON.stringify(value)))

/** An id that no item of a list has. */
export const newId = (all: readonly { id: number }[]): number => Math.max(-1, ...all.map(({ id }) => id)) + 1

/** The tests with one that was deleted, where it was, with an argument for each parameter of now. */
export const withTestAgain = ({ tests, parameters }: Pick<ProblemDraft, 'tests' | 'parameters'>, test: DraftTest, at: number): Pick<ProblemDraft, 'tests'> => ({
  tests: tests.toSpliced(at, 0, { ...test, id: tests.some(({ id }) => id === test.id) ? newId(tests) : test.id, given: parameters.map((_, index) => test.given[index] ?? '') }),
})

/** Adds a parameter, with an empty argument in every test. */
export const withParameter = (draft: ProblemDraft): ProblemDraft => ({
  ...draft,
  parameters: [...draft.parameters, { id: newId(draft.parameters), name: '', type: draftWords(draft.returns.type).firstType, says: '' }],
  tests: draft.tests.map((test) => ({ ...test, given: [...test.given, ''] })),
})

/** Removes a parameter, with its argument in every test. */
export const withoutParameter = (draft: ProblemDraft, index: number): ProblemDraft => ({
  ...draft,
  parameters: draft.parameters.toSpliced(index, 1),
  tests: draft.tests.map((test) => ({ ...test, given: test.given.toSpliced(index, 1) })),
})

/** Renames a parameter, in the checker too. */
export const withParameterNamed = (draft: ProblemDraft, index: number, name: string): ProblemDraft => ({
  ...draft,
  parameters: draft.parameters.map((one, at) => (at === index ? { ...one, name } : one)),
  checker: { ...draft.checker, looksAt: draft.checker.looksAt.map((one) => (one === draft.parameters[index]?.name ? name : one)) },
})

/**
 * Changes the type of the answer. Where this makes a SQL problem of another one, or the reverse, the draft gets empty references in its new
 * languages; a type that is not finished changes nothing else.
 */
export function withReturnType(draft: ProblemDraft, type: string): ProblemDraft {
  const next = { ...draft, returns: { ...draft.returns, type } }
  const isSql = readColumns(type) !== null
  if ((!isSql && readType(type) === null) || isSql === (draft.solutions[0]?.extension === 'sql')) return next
  const id = newId(draft.solutions)
  const references = (isSql ? SQL_REFERENCES : REFERENCES).map((one, at): DraftSolution => ({ ...one, id: id + at, isReference: true, fault: '', source: '' }))
  return { ...next, function: isSql ? '' : draft.function, solutions: [...references, ...draft.solutions.filter(({ isReference }) => !isReference)] }
}
