import { PASSING_PART } from './course.ts'

interface QuestionBase {
  /** Unique in its quiz. */
  key: string
  /** Markdown, as all texts here. */
  prompt: string
  /** Shown with the result. */
  explanation: string
}

/** A question of a quiz with its answer. Only the server has it. */
export type Question = QuestionBase &
  (
    | { kind: 'single'; options: string[]; answer: number }
    | { kind: 'multiple'; options: string[]; answers: number[] }
    | { kind: 'number'; answer: number; tolerance: number }
    | { kind: 'order'; items: string[] }
    | { kind: 'output'; code: string; answer: string }
  )

export type QuestionKind = Question['kind']

/** A learner's answer: chosen options in their order, or one typed text. */
export interface Answer {
  question: string
  values: string[]
}

/** The name of an option in the browser. It must not tell its place, because the place of an item in an order is the answer. */
export type NameOption = (question: string, place: number) => string

/** Whether an answer is right. Options are compared by their names; an answer that is missing or malformed is wrong. */
export function isRight(question: Question, values: readonly string[], nameOf: NameOption): boolean {
  const names = (places: readonly number[]) => places.map((place) => nameOf(question.key, place))
  switch (question.kind) {
    case 'single':
      return values.length === 1 && values[0] === nameOf(question.key, question.answer)
    case 'multiple': {
      const right = new Set(names(question.answers))
      return values.length === right.size && values.every((value) => right.has(value)) && new Set(values).size === values.length
    }
    case 'order':
      return values.length === question.items.length && names(question.items.map((_item, place) => place)).every((name, at) => values[at] === name)
    case 'number':
      return values.length === 1 && isNear(values[0]!, question)
    case 'output':
      return values.length === 1 && outputLines(values[0]!) === outputLines(question.answer)
  }
}

/** The names of the right options: of a choice in any order, of an order in its own. Typed answers have none. */
export function rightOptions(question: Question, nameOf: NameOption): string[] {
  const names = (places: readonly number[]) => places.map((place) => nameOf(question.key, place))
  switch (question.kind) {
    case 'single':
      return names([question.answer])
    case 'multiple':
      return names(question.answers)
    case 'order':
      return names(question.items.map((_item, place) => place))
    default:
      return []
  }
}

/** How an option of a choice is marked after checking. An option that is neither right nor chosen has no mark. */
export type OptionMark = 'right' | 'wrong' | 'missed'

/** The mark of an option, given the chosen options and the right ones. */
export function optionMark(name: string, chosen: readonly string[], right: readonly string[]): OptionMark | null {
  if (right.includes(name)) return chosen.includes(name) ? 'right' : 'missed'
  return chosen.includes(name) ? 'wrong' : null
}

const NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d{1,3})?(%?)$/i

/** What the field of a number accepts, as its `pattern`; spaces are ignored. */
export const NUMBER_PATTERN = String.raw`[\s+\-−]*(\d[\d\s]*([.,][\d\s]*)?|[.,]\d[\d\s]*)(e[+\-]?\d{1,3})?[\s%]*`

/** A decimal comma is fine, and a percentage where the answer is between 0 and 1; words, several numbers and infinities are no number. */
function isNear(text: string, { answer, tolerance }: { answer: number; tolerance: number }): boolean {
  const compact = text.replace(/[\s\u2009\u00a0]/g, '').replace('−', '-')
  const parts = NUMBER.exec(compact)
  if (parts === null) return false
  const isPercentage = parts[4] === '%'
  if (isPercentage && (answer < 0 || answer > 1)) return false
  const value = Number(compact.replace(',', '.').replace('%', '')) / (isPercentage ? 100 : 1)
  // Decimal fractions are not exact in binary: 0.1 + 0.2 is within a tolerance of 0 of 0.3.
  return Math.abs(value - answer) <= tolerance + 1e-9 * Math.max(1, Math.abs(answer))
}

/** The lines of an output without spaces at their ends and empty lines around them. */
const outputLines = (text: string): string => text.replace(/\r\n?/g, '\n').split('\n').map((line) => line.trimEnd()).join('\n').replace(/^\n+|\n+$/g, '')

/** Whether nothing was answered: nothing chosen, or only spaces typed. An order always is an answer. */
export const isBlank = (values: readonly string[]): boolean => values.every((value) => value.trim() === '')

/** The result of a whole quiz: the part of right answers, and whether that is enough. */
export function resultOf(rights: readonly boolean[]): { score: number; isPassed: boolean } {
  const score = rights.length === 0 ? 0 : rights.filter(Boolean).length / rights.length
  return { score, isPassed: rights.length > 0 && score >= PASSING_PART }
}
