import { isPlainLine, hasVisibleText } from '#platform/rules/visible-text.ts'
import { previewOf } from '#platform/rules/text.ts'
import type { ProblemFault } from './problem-faults.ts'
import type { Problem, UnansweredProblem } from './problem.ts'
import type { Solution } from './problem-source.ts'

/** Whether a formula can be rendered, inline or as a block. */
export type CanDraw = (formula: string, isBlock: boolean) => boolean

/** Shorter lines, such as `return 0`, are not considered part of a solution. */
const SHORTEST_LINE = 15
const MAX_SHOWN = 80
const ONE_LINE = 'Use one line without invisible characters.'

/** The texts of a problem. Parts that are not valid are empty. */
interface Texts extends Pick<UnansweredProblem, 'statement' | 'hints' | 'editorial' | 'tests'> {
  about: Pick<Problem, 'title' | 'parameters' | 'returns'> | null
}

/** Validates the texts of a problem (requirement Q-29). */
export function textFaults(texts: Texts, solutions: readonly Solution[], canDraw: CanDraw): ProblemFault[] {
  const lines = linesOfReferences(solutions)
  return [
    ...singleLineFaults(texts),
    ...(texts.about?.parameters ?? []).flatMap(({ name }) => (texts.statement.includes(`\`${name}\``) ? [] : [{ at: 'statement', message: `Mention \`${name}\` in the statement.` }])),
    ...beforeSolving(texts).flatMap(({ at, text }) => leakedLines(text, lines).map((line) => ({ at, message: `This contains a line of a reference solution: \`${line}\`.` }))),
    ...allTexts(texts).flatMap(({ at, text }) => brokenFormulas(text, canDraw).map((formula) => ({ at, message: `This formula isn’t valid: \`${formula}\`. Write a plain dollar sign as \\$.` }))),
    ...allTexts(texts).flatMap(({ at, text }) => (hasVisibleText(text) ? [] : [{ at, message: emptyTextMessage(at) }])),
  ]
}

const EMPTY_TEXTS: Readonly<Record<string, string>> = { statement: 'Write a statement.', editorial: 'Write an editorial.', hints: 'Write a hint.', tests: 'Explain the expected result.' }

const emptyTextMessage = (at: string): string => EMPTY_TEXTS[at.split('.')[0]!] ?? 'Write a text.'

/** Whether a fault only says that nothing is written. */
export const isAboutEmptyText = ({ at, message }: ProblemFault): boolean => message === emptyTextMessage(at)

function singleLineFaults({ about, tests }: Texts): ProblemFault[] {
  const lines = [
    ...(about === null ? [] : [{ at: 'title', line: about.title }, { at: 'returns.says', line: about.returns.says }]),
    ...(about?.parameters ?? []).map(({ says }, index) => ({ at: `parameters.${index}.says`, line: says })),
    ...tests.flatMap((test, index) => (test.isSample ? [] : [{ at: `tests.${index}.category`, line: test.category }])),
  ]
  return lines.flatMap(({ at, line }) => (isPlainLine(line) && hasVisibleText(line) ? [] : [{ at, message: ONE_LINE }]))
}

/** Texts that are shown before a problem is solved. */
const beforeSolving = ({ statement, hints }: Texts) => [{ at: 'statement', text: statement }, ...hints.map((text, index) => ({ at: `hints.${index}`, text }))]

const allTexts = (texts: Texts) => [
  ...beforeSolving(texts),
  { at: 'editorial', text: texts.editorial },
  ...texts.tests.flatMap((test, index) => (test.isSample ? [{ at: `tests.${index}.explanation`, text: test.explanation }] : [])),
]

const collapseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function linesOfReferences(solutions: readonly Solution[]): string[] {
  const lines = solutions.filter(({ fault }) => fault === null).flatMap(({ source }) => source.split('\n').map(collapseSpaces))
  return lines.filter((line) => line.length >= SHORTEST_LINE && !/^(def|function) /.test(line))
}

/** The first line of a reference solution that a text contains, as a list of at most one. */
function leakedLines(text: string, lines: readonly string[]): string[] {
  const shown = collapseSpaces(text)
  return lines.filter((line) => shown.includes(line)).slice(0, 1)
}

/** The first formula that cannot be rendered, or the text after an unmatched dollar sign, as a list of at most one. */
function brokenFormulas(text: string, canDraw: CanDraw): string[] {
  const parts = text.replaceAll(/```[^]*?```|`[^`]*`|\\\$/g, '').split(/(\$\$?)/)
  for (let at = 1; at < parts.length; at += 4) {
    const [opens, formula, closes] = [parts[at]!, parts[at + 1] ?? '', parts[at + 2]]
    if (opens !== closes || !canDraw(formula.trim(), opens === '$$')) return [previewOf(collapseSpaces(formula), MAX_SHOWN)]
  }
  return []
}
