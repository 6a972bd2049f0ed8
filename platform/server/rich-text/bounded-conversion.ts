import { Refusal } from '#platform/rules/refusals.ts'
import { cpuBudget } from './cpu-budget.ts'

/** The longest real texts take a tenth of it. */
const MAX_CPU_MS = 1_000

export const TOO_COMPLEX = 'This text is nested too deeply or too complex to convert. Split it, or simplify its markup.'

/** Converts a text of a person by a parser that takes much time or depth for a few malicious characters. Refuses a text that needs more than any real one does. */
export function boundedConversion(convert: () => string): string {
  const budget = cpuBudget(MAX_CPU_MS)
  try {
    const html = budget.run(convert)
    if (html !== null) return html
  } catch (error) {
    // The parsers call themselves for each level.
    if (!(error instanceof RangeError)) throw error
  }
  throw budget.wasStarved() ? new Refusal('BUSY') : new Refusal('TOO_LARGE', { message: TOO_COMPLEX })
}
