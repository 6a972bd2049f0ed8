import type { Value } from '../value.ts'
import { integerWithin, many, shuffled, type Random } from './random.ts'
import type { GraphRecipe } from './recipe.ts'

type Edge = readonly [from: number, to: number]

/** Generates chains, trees and graphs: their parents (-1 for the root), edges or lists of neighbors. */
export function generateGraph(recipe: GraphRecipe, random: Random): Value {
  return 'count' in recipe ? generateTree(recipe, random) : generateNetwork(recipe, random)
}

type Network = Extract<GraphRecipe, { nodes: number }>

function generateNetwork(recipe: Network, random: Random): Value {
  const labels = recipe.make === 'dag' ? shuffled(random, many(recipe.nodes, (at) => at)) : null
  const edges = randomEdges(recipe, random).map(([from, to]): Edge => (labels === null ? [from, to] : [labels[from]!, labels[to]!]))
  return writeEdges({ ...recipe, isDirected: recipe.make === 'dag' }, edges, random)
}

/** In a chain, the parent of each node is the one before it; in a tree, it is one of the `reach` nodes before it. */
function generateTree(recipe: Extract<GraphRecipe, { count: number }>, random: Random): Value {
  const { make, count, order = 'rising', reach = make === 'chain' ? 1 : count } = recipe
  const labels = order === 'any' ? shuffled(random, many(count, (at) => at)) : many(count, (at) => at)
  const parents = many(count, () => -1)
  const edges: Edge[] = []
  for (let node = 1; node < count; node += 1) {
    const [from, to] = [labels[reach === 1 ? node - 1 : integerWithin(random, Math.max(0, node - reach), node - 1)]!, labels[node]!]
    parents[to] = from
    edges.push([from, to])
  }
  if (recipe.form === undefined || recipe.form === 'parents') return parents
  return writeEdges({ ...recipe, form: recipe.form, nodes: count, isDirected: true }, edges, random)
}

/** Different edges between different nodes, each from a smaller to a larger number; a connected graph begins with a random tree. */
function randomEdges({ nodes, edges: count, ...recipe }: Network, random: Random): Edge[] {
  const known = new Set<number>()
  const edges: Edge[] = []
  const add = (from: number, to: number) => {
    if (from === to || known.has(from * nodes + to)) return
    known.add(from * nodes + to)
    edges.push([from, to])
  }
  if (recipe.make === 'graph' && recipe.isConnected === true) for (let node = 1; node < nodes; node += 1) add(integerWithin(random, 0, node - 1), node)
  // A dense graph ends with fewer edges, instead of searching for the last free pair.
  for (let tries = 0; edges.length < count && tries < count * 4; tries += 1) {
    const [one, other] = [integerWithin(random, 0, nodes - 1), integerWithin(random, 0, nodes - 1)]
    add(Math.min(one, other), Math.max(one, other))
  }
  return edges
}

interface Written {
  nodes: number
  form?: 'edges' | 'neighbors' | undefined
  prefix?: string | undefined
  weights?: readonly [number, number] | undefined
  isDirected: boolean
}

function writeEdges({ nodes, form = 'edges', prefix, weights, isDirected }: Written, edges: readonly Edge[], random: Random): Value {
  const name = (node: number): Value => (prefix === undefined ? node : `${prefix}${node}`)
  if (form === 'edges') return shuffled(random, edges).map(([from, to]) => [name(from), name(to), ...(weights === undefined ? [] : [integerWithin(random, weights[0], weights[1])])])
  const neighbors = many(nodes, (): Value[] => [])
  for (const [from, to] of edges) {
    neighbors[from]!.push(name(to))
    if (!isDirected) neighbors[to]!.push(name(from))
  }
  return neighbors.map((all) => shuffled(random, all))
}
