import { showPlace, type Value } from '../value.ts'
import { isList } from './exact.ts'

/** The lengths of a list of lists, from outside in; `null` where the lists inside are not of one shape. */
export function shapeOf(value: Value): number[] | null {
  if (!isList(value)) return []
  const inner = value.map(shapeOf)
  const first = inner[0] ?? []
  if (first === null || inner.some((shape) => shape === null || shape.join() !== first.join())) return null
  return [value.length, ...first]
}

/** How two values differ in shape, in a sentence; `null` where they do not. */
export function misshape(expected: Value, got: Value): string | null {
  const place = firstMisshape(expected, got, [])
  if (place === null) return null
  const [wanted, came] = [shapeOf(expected), shapeOf(got)]
  if (wanted?.length === 1 && came?.length === 1) return `Expected ${entries(wanted[0]!)}, got ${came[0]}.`
  if (wanted !== null && came !== null) return `Expected ${showShape(wanted)}, got ${showShape(came)}.`
  return `The answer has an unexpected shape${place.length === 0 ? '' : ` at ${showPlace(place)}`}.`
}

const entries = (count: number) => (count === 1 ? 'one entry' : `${count} entries`)

function firstMisshape(expected: Value, got: Value, at: readonly number[]): readonly number[] | null {
  if (!isList(expected) && !isList(got)) return null
  if (!isList(expected) || !isList(got) || expected.length !== got.length) return at
  for (let index = 0; index < expected.length; index += 1) {
    const found = firstMisshape(expected[index]!, got[index]!, [...at, index])
    if (found !== null) return found
  }
  return null
}

const showShape = (shape: readonly number[]) => (shape.length === 0 ? 'a single value' : `the shape ${shape.join(' × ')}`)
