import { isTable } from './tables.ts'

/** What the inputs and the answer of a problem are called in its form. */
export interface DraftWords {
  section: string
  input: 'parameter' | 'table'
  inputs: string
  /** The label and hint of the type of an input. */
  type: string
  typeHint: string
  result: string
  resultType: string
  resultDescription: string
  /** The type of a new input. */
  firstType: string
}

const FUNCTION_WORDS: DraftWords = {
  section: 'Function', input: 'parameter', inputs: 'parameters', type: 'Type', typeHint: 'For example number[] or integer?[]',
  result: 'return value', resultType: 'Return type', resultDescription: 'Return value description', firstType: 'number',
}
const SQL_WORDS: DraftWords = {
  section: 'Tables and result', input: 'table', inputs: 'tables', type: 'Columns', typeHint: 'For example table(id integer, name text, score number?)',
  result: 'result', resultType: 'Columns of the result', resultDescription: 'Result description', firstType: 'table(id integer, name text)',
}

/** The words for a problem by the type of its answer: a SQL problem has tables. */
export const draftWords = (returnType: string): DraftWords => (isTable(returnType) ? SQL_WORDS : FUNCTION_WORDS)

/** A word at the beginning of a sentence. */
export const capitalized = (word: string): string => `${word[0]!.toUpperCase()}${word.slice(1)}`
