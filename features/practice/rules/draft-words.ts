import { NEW_PROBLEM } from './new-problem.ts'
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
  /** Examples of descriptions of an input and of the answer. */
  inputExample: string
  resultExample: string
  /** How the value of an input and the answer are written in a test. */
  valueHint: string | undefined
  /** What is said about references, and who computes the expected answers. */
  references: string
  filledBy: string
  timeHint: string
}

const FUNCTION_WORDS: DraftWords = {
  section: 'Function', input: 'parameter', inputs: 'parameters', type: 'Type', typeHint: 'For example number[] or integer?[]',
  result: 'return value', resultType: 'Return type', resultDescription: 'Return value description', firstType: 'number',
  inputExample: NEW_PROBLEM.about.parameters[0].says, resultExample: NEW_PROBLEM.about.returns.says, valueHint: undefined,
  references: 'A reference in each language, which has', filledBy: 'The Python reference', timeHint: 'CPU time, 0.5 to 10. JavaScript gets three times as much.',
}
const SQL_WORDS: DraftWords = {
  section: 'Tables and result', input: 'table', inputs: 'tables', type: 'Columns', typeHint: 'For example table(id integer, name text, score number?)',
  result: 'result', resultType: 'Columns of the result', resultDescription: 'Result description', firstType: 'table(id integer, name text)',
  inputExample: 'The people who signed up.', resultExample: 'The name of each person, and how many orders they placed.', valueHint: 'A list of rows as JSON, such as [[1, "Ada"], [2, "Ben"]].',
  references: 'Two references, which solve it in different ways and have', filledBy: 'The reference', timeHint: 'CPU time, 0.5 to 10.',
}

/** The words for a problem by the type of its answer: a SQL problem has tables. */
export const draftWords = (returnType: string): DraftWords => (isTable(returnType) ? SQL_WORDS : FUNCTION_WORDS)

/** A word at the beginning of a sentence. */
export const capitalized = (word: string): string => `${word[0]!.toUpperCase()}${word.slice(1)}`
