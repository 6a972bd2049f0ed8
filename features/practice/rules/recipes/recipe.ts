import type { Value } from '../value.ts'

/** A fixed number, or the smallest and largest of a random one. */
export type Count = number | readonly [least: number, most: number]

interface Seeded {
  /** Without a seed, a recipe continues the random numbers of the recipe around it. */
  seed?: number | undefined
}

interface Range {
  least: number
  most: number
}

type Order = 'any' | 'rising' | 'falling'

/** How a graph is written: `[node, node]` or `[node, node, weight]` for each edge, or the list of neighbors of each node. */
interface Links extends Seeded {
  form?: 'edges' | 'neighbors' | undefined
  /** Makes texts such as `s12` of the nodes. */
  prefix?: string | undefined
  /** The smallest and largest whole weight of an edge. */
  weights?: readonly [least: number, most: number] | undefined
}

/** Random numbers and texts. */
export type ListRecipe =
  | (Seeded & Range & { make: 'integers'; count: Count; order?: Order | undefined; prefix?: string | undefined })
  | (Seeded & Range & { make: 'numbers'; count: Count; order?: Order | undefined; decimals?: number | undefined })
  | (Seeded & Range & { make: 'table'; rows: Count; columns: number; decimals?: number | undefined })
  | (Seeded & Range & { make: 'integer-table'; rows: Count; columns: number })
  | (Seeded & Range & { make: 'gapped-table'; rows: Count; columns: number; gaps: number; decimals?: number | undefined })
  | (Seeded & Range & { make: 'intervals'; count: Count; longest: number; order?: Order | undefined })
  | (Seeded & { make: 'permutation'; count: Count; from?: number | undefined; prefix?: string | undefined })
  | (Seeded & { make: 'range'; count: Count; from?: number | undefined; step?: number | undefined; prefix?: string | undefined })
  | (Seeded & { make: 'dates'; count: Count; from: string; days?: number | undefined; order?: Order | undefined })
  | (Seeded & { make: 'texts'; count: Count; of: readonly string[] })
  | (Seeded & { make: 'text'; count: Count; of: readonly string[]; between?: string | undefined })

/** Nodes and their links. */
export type GraphRecipe =
  | (Omit<Links, 'form'> & { make: 'chain' | 'tree'; count: number; form?: 'parents' | 'edges' | 'neighbors' | undefined; order?: 'rising' | 'any' | undefined; reach?: number | undefined })
  | (Links & { make: 'graph'; nodes: number; edges: number; isConnected?: boolean | undefined })
  | (Links & { make: 'dag'; nodes: number; edges: number })

/** Values that are made of other values; each part is a recipe or is written out. */
export type ComposedRecipe =
  | (Seeded & { make: 'list'; count: Count; of: Recipe })
  | (Seeded & { make: 'repeat'; count: Count; of: readonly Value[] })
  | (Seeded & { make: 'pick'; of: Recipe | readonly Value[] })
  | (Seeded & { make: 'sorted'; of: Recipe | readonly Value[]; order?: 'rising' | 'falling' | undefined; swaps?: number | undefined })
  | (Seeded & { make: 'near-duplicates'; count: Count; of: Recipe | readonly Value[]; share?: number | undefined; by?: number | undefined })
  | (Seeded & { make: 'gaps'; of: Recipe | readonly Value[]; share: number })
  | (Seeded & { make: 'concat'; of: readonly (Recipe | readonly Value[] | string)[] })
  | (Seeded & { make: 'rows'; of: readonly (Recipe | readonly Value[])[]; between?: string | undefined })

/** A large argument, described instead of written. A recipe always generates the same value. */
export type Recipe = ListRecipe | GraphRecipe | ComposedRecipe
