/** The public module of search: the types of what features contribute, what a path leads to, and the rebuild for the command line. */
export { rebuildIndex } from './index-things.ts'
export { linkedThings, type LinkedThing } from './linked-things.ts'
export type { FoundThing, IndexedKind, LiveKind } from './search-kinds.ts'
