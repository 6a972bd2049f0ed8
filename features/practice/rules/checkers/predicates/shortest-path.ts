import { showValue, type Value } from '../../value.ts'
import { isList } from '../exact.ts'
import { fail, PASS, type CheckResult } from '../check-result.ts'

/** Accepts a path from start to goal along undirected edges that is as long as the known one; an empty list if there is none. */
export function isShortestPath([edges, start, goal]: readonly Value[], expected: Value, got: Value): CheckResult {
  if (!isList(got) || !isList(edges ?? null) || !isList(expected)) return fail('The answer should be a list of nodes.')
  if (expected.length === 0) return got.length === 0 ? PASS : fail('There is no path to the goal, so the list should be empty.')
  if (got.length === 0) return fail('There is a path to the goal.')
  if (got[0] !== start) return fail(`The path should start at ${showValue(start ?? null, 40)}.`, [0])
  if (got.at(-1) !== goal) return fail(`The path should end at ${showValue(goal ?? null, 40)}.`, [got.length - 1])
  const known = new Set((edges as readonly Value[]).flatMap((edge) => (isList(edge) ? [edgeKey(edge[0], edge[1]), edgeKey(edge[1], edge[0])] : [])))
  const broken = got.findIndex((node, at) => at > 0 && !known.has(edgeKey(got[at - 1], node)))
  if (broken !== -1) return fail(`There is no edge from ${showValue(got[broken - 1]!, 40)} to ${showValue(got[broken]!, 40)}.`, [broken])
  return got.length === expected.length ? PASS : fail(`This path takes ${got.length - 1} steps, but there is one with ${expected.length - 1}.`)
}

const edgeKey = (from: Value | undefined, to: Value | undefined) => JSON.stringify([from, to])
