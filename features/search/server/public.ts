/** The public module of search: the types of what features contribute, and the rebuild for the command line. */
export { rebuildIndex } from './index-things.ts'
export type { FoundThing, IndexedKind, LiveKind } from './search-kinds.ts'
