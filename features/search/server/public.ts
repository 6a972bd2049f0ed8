/** The public module of search: the types of what features contribute. */
export type { FoundThing, IndexedKind, LiveKind } from './search-kinds.ts'
