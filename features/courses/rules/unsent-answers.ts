/** The answers of a form of questions, by the names of the questions. */
export type Answers = Readonly<Record<string, string[]>>

interface AskedQuestion {
  key: string
  kind: string
  options: readonly { name: string }[]
}

/** Answers before they are checked, as a text that stays on the device. `state` names the version of the questions. */
export const storedAnswers = (state: string, answers: Answers): string => JSON.stringify({ state, answers })

/** The stored answers that still fit their questions; the others are as at the start, where an order is as it is shown and all else is empty. */
export function restoredAnswers(stored: string, state: string, questions: readonly AskedQuestion[]): Record<string, string[]> {
  const known = readAnswers(stored, state)
  return Object.fromEntries(questions.map((question) => [question.key, fitting(question, known[question.key]) ?? firstAnswer(question)]))
}

const firstAnswer = ({ kind, options }: AskedQuestion): string[] => (kind === 'order' ? options.map(({ name }) => name) : [])

function readAnswers(stored: string, state: string): Record<string, unknown> {
  try {
    const found = JSON.parse(stored) as { state?: unknown; answers?: unknown } | null
    return found?.state === state && typeof found.answers === 'object' && found.answers !== null ? (found.answers as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function fitting({ kind, options }: AskedQuestion, values: unknown): string[] | null {
  if (!Array.isArray(values) || !values.every((value) => typeof value === 'string')) return null
  if (options.length === 0) return values
  const names = new Set(options.map(({ name }) => name))
  const isKnown = values.every((value) => names.has(value)) && new Set(values).size === values.length
  return isKnown && (kind !== 'order' || values.length === names.size) ? values : null
}
