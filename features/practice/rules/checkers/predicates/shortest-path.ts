import { showValue, type Value } from '../../value.ts'
import { isList } from '../exact.ts'
import { fail, PASS, type Verdict } from '../verdict.ts'

/** A way from start to goal along edges that go both ways, with as few steps as the known one; empty where there is none. */
export function isShortestPath([edges, start, goal]: readonly Value[], expected: Value, got: Value): Verdict {
  if (!isList(got) || !isList(edges ?? null) || !isList(expected)) return fail('The answer should be a list of nodes.')
  if (expected.length === 0) return got.length === 0 ? PASS : fail('There is no path to the goal, so the list should be empty.')
  if (got.length === 0) return fail('There is a path to the goal.')
  if (got[0] !== start) return fail(`The path should start at ${showValue(start ?? null, 40)}.`, [0])
  if (got.at(-1) !== goal) return fail(`The path should end at ${showValue(goal ?? null, 40)}.`, [got.length - 1])
  const known = new Set((edges as readonly Value[]).flatMap((edge) => (isList(edge) ? [linkOf(edge[0], edge[1]), linkOf(edge[1], edge[0])] : [])))
  const broken = got.findIndex((place, at) => at > 0 && !known.has(linkOf(got[at - 1], place)))
  if (broken !== -1) return fail(`There is no edge from ${showValue(got[broken - 1]!, 40)} to ${showValue(got[broken]!, 40)}.`, [broken])
  return got.length === expected.length ? PASS : fail(`This path takes ${got.length - 1} steps, but there is one with ${expected.length - 1}.`)
}

const linkOf = (from: Value | undefined, to: Value | undefined) => JSON.stringify([from, to])
