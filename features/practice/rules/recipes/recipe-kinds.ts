/** How a field of a recipe is written: `count` is a number or a range, `texts` are separated by commas, `part` is a list or another recipe, `parts` are several of them. */
export type RecipeFieldKind = 'integer' | 'number' | 'count' | 'choice' | 'text' | 'texts' | 'pair' | 'boolean' | 'json' | 'part' | 'parts'

export interface RecipeField {
  name: string
  label: string
  kind: RecipeFieldKind
  hint?: string
  /** What a new recipe has. */
  first?: string
  options?: readonly { value: string; label: string }[]
  /** What one of its parts is called. */
  partName?: string
}

export interface RecipeKind {
  make: string
  label: string
  fields: readonly RecipeField[]
}

const SEED: RecipeField = { name: 'seed', label: 'Seed', kind: 'integer', hint: 'The same seed makes the same value.', first: '1' }
const COUNT: RecipeField = { name: 'count', label: 'Count', kind: 'count', hint: 'Up to 100,000, or a range such as 5 to 9.', first: '1000' }
const LEAST: RecipeField = { name: 'least', label: 'Smallest', kind: 'number', hint: '-1,000,000,000 or more.', first: '0' }
const MOST: RecipeField = { name: 'most', label: 'Largest', kind: 'number', hint: '1,000,000,000 or less.', first: '100' }
const DECIMALS: RecipeField = { name: 'decimals', label: 'Decimals', kind: 'integer', hint: '0 to 9; 2 if empty.' }
const COLUMNS: RecipeField = { name: 'columns', label: 'Columns', kind: 'integer', hint: '1 to 1,000.', first: '4' }
const ROWS: RecipeField = { ...COUNT, name: 'rows', label: 'Rows', first: '100' }
const PREFIX: RecipeField = { name: 'prefix', label: 'Prefix', kind: 'text', hint: 'Makes texts such as k12; empty for numbers.' }
/** The first option is what a recipe without this field does. */
const choice = (name: string, label: string, options: Readonly<Record<string, string>>): RecipeField => ({
  name, label, kind: 'choice', options: Object.entries(options).map(([value, label]) => ({ value, label })),
})
const ORDER = choice('order', 'Order', { any: 'Random', rising: 'Rising', falling: 'Falling' })
const TREE_ORDER = choice('order', 'Numbering', { rising: 'Parents before children', any: 'Random' })
const TREE_FORM = choice('form', 'Written as', { parents: 'Parent of each node', edges: 'Edges', neighbors: 'Neighbors of each node' })
const FORM = choice('form', 'Written as', { edges: 'Edges', neighbors: 'Neighbors of each node' })
const WEIGHTS: RecipeField = { name: 'weights', label: 'Weights', kind: 'pair', hint: 'Of the edges, such as 1 to 9; empty for none.' }
const NODES: RecipeField = { name: 'nodes', label: 'Nodes', kind: 'integer', hint: '1 to 100,000.', first: '100' }
const EDGES: RecipeField = { name: 'edges', label: 'Edges', kind: 'integer', hint: 'Up to 100,000.', first: '300' }
const SIZE: RecipeField = { ...COUNT, label: 'Nodes', kind: 'integer', hint: 'Up to 100,000.' }
const OF: RecipeField = { name: 'of', label: 'Made of', kind: 'part' }
const VALUES: RecipeField = { name: 'of', label: 'Values', kind: 'json', hint: 'A list as JSON, such as [1, 2].', first: '[1, 2, 3]' }
const TEXTS: RecipeField = { name: 'of', label: 'Texts', kind: 'texts', hint: 'Separated by commas, or a list as JSON.', first: 'a, b, c' }
const BETWEEN: RecipeField = { name: 'between', label: 'Between them', kind: 'text', hint: 'Such as a space.' }

/** The recipes in the order of the form. A test compares them with the schema. */
export const RECIPE_KINDS: readonly RecipeKind[] = [
  { make: 'integers', label: 'List of whole numbers', fields: [COUNT, LEAST, MOST, ORDER, PREFIX, SEED] },
  { make: 'numbers', label: 'List of numbers', fields: [COUNT, LEAST, MOST, DECIMALS, ORDER, SEED] },
  { make: 'table', label: 'Table of numbers', fields: [ROWS, COLUMNS, LEAST, MOST, DECIMALS, SEED] },
  { make: 'integer-table', label: 'Table of whole numbers', fields: [ROWS, COLUMNS, LEAST, MOST, SEED] },
  { make: 'gapped-table', label: 'Table with gaps', fields: [ROWS, COLUMNS, { name: 'gaps', label: 'Share of gaps', kind: 'number', hint: '0 to 1.', first: '0.1' }, LEAST, MOST, DECIMALS, SEED] },
  { make: 'intervals', label: 'Intervals', fields: [COUNT, LEAST, MOST, { name: 'longest', label: 'Longest', kind: 'integer', hint: 'The largest length.', first: '10' }, ORDER, SEED] },
  { make: 'permutation', label: 'Permutation', fields: [COUNT, { name: 'from', label: 'First number', kind: 'integer', hint: '0 if empty.' }, PREFIX, SEED] },
  { make: 'range', label: 'Numbers in steps', fields: [COUNT, { name: 'from', label: 'First number', kind: 'number', hint: '0 if empty.' }, { name: 'step', label: 'Step', kind: 'number', hint: '1 if empty.' }, PREFIX, SEED] },
  { make: 'dates', label: 'Dates', fields: [COUNT, { name: 'from', label: 'First day', kind: 'text', hint: 'Such as 2026-01-31.', first: '2026-01-01' }, { name: 'days', label: 'Within days', kind: 'integer', hint: 'One day after another if empty.' }, ORDER, SEED] },
  { make: 'texts', label: 'List of texts', fields: [COUNT, TEXTS, SEED] },
  { make: 'text', label: 'One text', fields: [COUNT, { ...TEXTS, label: 'Pieces' }, BETWEEN, SEED] },
  { make: 'chain', label: 'Chain', fields: [SIZE, TREE_FORM, TREE_ORDER, { name: 'reach', label: 'Reach', kind: 'integer', hint: 'How far before a node its parent may be; 1 if empty.' }, WEIGHTS, PREFIX, SEED] },
  { make: 'tree', label: 'Tree', fields: [SIZE, TREE_FORM, TREE_ORDER, { name: 'reach', label: 'Reach', kind: 'integer', hint: 'How far before a node its parent may be; any if empty.' }, WEIGHTS, PREFIX, SEED] },
  { make: 'graph', label: 'Graph', fields: [NODES, EDGES, { name: 'isConnected', label: 'Connected', kind: 'boolean' }, FORM, WEIGHTS, PREFIX, SEED] },
  { make: 'dag', label: 'Directed graph without cycles', fields: [NODES, EDGES, FORM, WEIGHTS, PREFIX, SEED] },
  { make: 'repeat', label: 'Repeated values', fields: [COUNT, VALUES, SEED] },
  { make: 'sorted', label: 'Sorted, or nearly', fields: [OF, choice('order', 'Order', { rising: 'Rising', falling: 'Falling' }), { name: 'swaps', label: 'Swapped neighbors', kind: 'integer', hint: 'Empty for a sorted list.' }, SEED] },
  { make: 'near-duplicates', label: 'Near-duplicates', fields: [COUNT, OF, { name: 'share', label: 'Share that differs', kind: 'number', hint: '0 to 1; 0.5 if empty.' }, { name: 'by', label: 'Numbers differ by', kind: 'integer', hint: 'Up to 1,000; 1 if empty.' }, SEED] },
  { make: 'gaps', label: 'List with gaps', fields: [OF, { name: 'share', label: 'Share of gaps', kind: 'number', hint: '0 to 1.', first: '0.1' }, SEED] },
  { make: 'list', label: 'List of generated values', fields: [{ ...COUNT, first: '20' }, OF, SEED] },
  { make: 'pick', label: 'One value of a list', fields: [OF, SEED] },
  { make: 'concat', label: 'Parts one after another', fields: [{ name: 'of', label: 'Parts', kind: 'parts', partName: 'part' }, SEED] },
  { make: 'rows', label: 'Rows of several columns', fields: [{ name: 'of', label: 'Columns', kind: 'parts', partName: 'column' }, BETWEEN, SEED] },
]
