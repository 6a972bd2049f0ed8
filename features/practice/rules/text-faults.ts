import { isPlainLine, hasVisibleText } from '#platform/rules/visible-text.ts'
import { previewOf } from '#platform/rules/text.ts'
import type { ProblemFault } from './problem-faults.ts'
import type { Problem } from './problem.ts'
import type { Solution } from './written-problem.ts'

/** Whether the site can draw a formula, in its line or as a block. */
export type CanDraw = (formula: string, isBlock: boolean) => boolean

/** Shorter lines of a reference are anybody's, as `return 0` is. */
const SHORTEST_LINE = 15
const MAX_SAID = 80
const LINE = 'Use one line without invisible characters.'

/** The texts of a problem as far as they are what they should be: without its data, its hints or its tests there are none of them. */
interface Texts extends Pick<Problem, 'statement' | 'hints' | 'editorial' | 'tests'> {
  about: Pick<Problem, 'title' | 'parameters' | 'returns'> | null
}

/** What speaks against the texts of a problem (requirement Q-29). */
export function textFaults(texts: Texts, solutions: readonly Solution[], canDraw: CanDraw): ProblemFault[] {
  const lines = linesOfReferences(solutions)
  return [
    ...lineFaults(texts),
    ...(texts.about?.parameters ?? []).flatMap(({ name }) => (texts.statement.includes(`\`${name}\``) ? [] : [{ at: 'statement', says: `Mention \`${name}\` in the statement.` }])),
    ...beforeSolving(texts).flatMap(({ at, text }) => givenAway(text, lines).map((line) => ({ at, says: `This contains a line of a reference solution: \`${line}\`.` }))),
    ...allTexts(texts).flatMap(({ at, text }) => brokenFormulas(text, canDraw).map((formula) => ({ at, says: `This formula isn’t valid: \`${formula}\`. Write a plain dollar sign as \\$.` }))),
    ...allTexts(texts).flatMap(({ at, text }) => (hasVisibleText(text) ? [] : [{ at, says: 'This has no visible text.' }])),
  ]
}

function lineFaults({ about, tests }: Texts): ProblemFault[] {
  const lines = [
    ...(about === null ? [] : [{ at: 'title', line: about.title }, { at: 'returns.says', line: about.returns.says }]),
    ...(about?.parameters ?? []).map(({ says }, index) => ({ at: `parameters.${index}.says`, line: says })),
    ...tests.flatMap((test, index) => (test.isSample ? [] : [{ at: `tests.${index}.category`, line: test.category }])),
  ]
  return lines.flatMap(({ at, line }) => (isPlainLine(line) && hasVisibleText(line) ? [] : [{ at, says: LINE }]))
}

/** What is read before a problem is solved. */
const beforeSolving = ({ statement, hints }: Texts) => [{ at: 'statement', text: statement }, ...hints.map((text, index) => ({ at: `hints.${index}`, text }))]

const allTexts = (texts: Texts) => [
  ...beforeSolving(texts),
  { at: 'editorial', text: texts.editorial },
  ...texts.tests.flatMap((test, index) => (test.isSample ? [{ at: `tests.${index}.explanation`, text: test.explanation }] : [])),
]

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function linesOfReferences(solutions: readonly Solution[]): string[] {
  const lines = solutions.filter(({ fault }) => fault === null).flatMap(({ source }) => source.split('\n').map(squeezed))
  return lines.filter((line) => line.length >= SHORTEST_LINE && !/^(def|function) /.test(line))
}

/** The first line of a reference that stands in a text, if one does. */
function givenAway(text: string, lines: readonly string[]): string[] {
  const shown = squeezed(text)
  return lines.filter((line) => shown.includes(line)).slice(0, 1)
}

/** The first formula of a text that cannot be drawn, or what follows a dollar sign without a partner, if there is one. */
function brokenFormulas(text: string, canDraw: CanDraw): string[] {
  const parts = text.replaceAll(/```[^]*?```|`[^`]*`|\\\$/g, '').split(/(\$\$?)/)
  for (let at = 1; at < parts.length; at += 4) {
    const [opens, formula, closes] = [parts[at]!, parts[at + 1] ?? '', parts[at + 2]]
    if (opens !== closes || !canDraw(formula.trim(), opens === '$$')) return [previewOf(squeezed(formula), MAX_SAID)]
  }
  return []
}
