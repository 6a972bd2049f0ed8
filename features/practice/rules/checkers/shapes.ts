import { showPosition, type Value } from '../value.ts'
import { isList } from './exact.ts'

/** The shape of nested lists, outermost first; null if they are ragged. */
export function shapeOf(value: Value): number[] | null {
  if (!isList(value)) return []
  const inner = value.map(shapeOf)
  const first = inner[0] ?? []
  if (first === null || inner.some((shape) => shape === null || shape.join() !== first.join())) return null
  return [value.length, ...first]
}

/** Describes how the shapes of two values differ, in a sentence; null if they are equal. */
export function shapeDifference(expected: Value, got: Value): string | null {
  const position = firstDifference(expected, got, [])
  if (position === null) return null
  const [expectedShape, gotShape] = [shapeOf(expected), shapeOf(got)]
  if (expectedShape?.length === 1 && gotShape?.length === 1) return `Expected ${entries(expectedShape[0]!)}, got ${gotShape[0]}.`
  if (expectedShape !== null && gotShape !== null) return `Expected ${showShape(expectedShape)}, got ${showShape(gotShape)}.`
  return `The answer has an unexpected shape${position.length === 0 ? '' : ` at ${showPosition(position)}`}.`
}

const entries = (count: number) => (count === 1 ? 'one entry' : `${count} entries`)

function firstDifference(expected: Value, got: Value, at: readonly number[]): readonly number[] | null {
  if (!isList(expected) && !isList(got)) return null
  if (!isList(expected) || !isList(got) || expected.length !== got.length) return at
  for (let index = 0; index < expected.length; index += 1) {
    const found = firstDifference(expected[index]!, got[index]!, [...at, index])
    if (found !== null) return found
  }
  return null
}

const showShape = (shape: readonly number[]) => (shape.length === 0 ? 'a single value' : `the shape ${shape.join(' × ')}`)
