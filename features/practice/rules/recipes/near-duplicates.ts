import type { Value } from '../value.ts'
import { choiceOf, integerWithin, many, type Random } from './random.ts'

/** Copies of random values of a list. A share of them is changed a little: one character of a text, one part of a list, `by` at most for a number. */
export function nearDuplicates(random: Random, { count, of, share = 0.5, by = 1 }: { count: number; of: readonly Value[]; share?: number | undefined; by?: number | undefined }): Value[] {
  return many(count, () => {
    const original = choiceOf(random, of)
    return random() < share ? changed(random, original, by) : original
  })
}

function changed(random: Random, value: Value, by: number): Value {
  if (typeof value === 'number') return value + integerWithin(random, -by, by)
  if (typeof value === 'string') return withSlip(random, value)
  if (typeof value === 'boolean') return !value
  if (value === null || value.length === 0) return value
  const at = integerWithin(random, 0, value.length - 1)
  return (value as Value[]).with(at, changed(random, value[at]!, by))
}

/** A text with one character removed, doubled or replaced by another one of it. */
function withSlip(random: Random, text: string): string {
  const characters = [...text]
  if (characters.length === 0) return text
  const at = integerWithin(random, 0, characters.length - 1)
  const here = characters[at]!
  const replacements = [[], [here, here], [choiceOf(random, characters)]]
  return characters.toSpliced(at, 1, ...choiceOf(random, replacements)).join('')
}
