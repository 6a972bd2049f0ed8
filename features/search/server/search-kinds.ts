import type { Context, Services } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Signals } from '#platform/server/signals.ts'
import type { SearchDocument } from '../rules/documents.ts'
import { placeKind } from './place-search.ts'

/** Which things a signal changes, by its name. */
export type ChangedBy = {
  readonly [Name in keyof Signals]?: (signal: Signals[Name], database: Database) => readonly string[] | Promise<readonly string[]>
}

interface Kind {
  /** The plural, such as `Blogs`. */
  label: string
  /** One of them, such as `Blog`. */
  single: string
  /** The order in the palette and among the filters. */
  position: number
}

/** Things in the index. */
export interface IndexedKind extends Kind {
  /** What the preview of a link to one says, such as `Blog`; absent: links have no preview. */
  linkLabel?: string
  changedBy: ChangedBy
  /** Loads documents by the ids of their things. What is not published is left out, and so leaves the index. */
  load(database: Database, ids: readonly string[]): Promise<SearchDocument[]>
  /** A page of the ids of all things, in a fixed order, after an id. */
  listIds(database: Database, after: string | null, limit: number): Promise<string[]>
  /** Which of these are still there. Asked for each search, because the index follows signals a moment later. */
  existing?(database: Database, ids: readonly string[]): Promise<readonly string[]>
}

/** A thing that another feature finds. */
export interface FoundThing {
  id: string
  title: string
  text: string
  path: string
}

/** Things that their feature finds itself for each search: private ones are not copied into the index. */
export interface LiveKind extends Kind {
  /** Finds at most `max` things of the viewer. */
  find(context: Context, text: string, max: number): Promise<FoundThing[]>
}

export type SearchKind = IndexedKind | LiveKind

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** The kinds of things that the search finds, by their stored name. */
    search: SearchKind
  }
}

/** The kind of pages and settings, as it is stored. */
export const PLACE = 'setting'

type HasContributions = Pick<Services, 'contributions'>

/** All kinds with their names, in their order. */
export const kindsOf = ({ contributions }: HasContributions): [string, SearchKind][] =>
  [...contributions.to('search'), [PLACE, placeKind(contributions.to('searchPlaces'))] satisfies [string, SearchKind]].sort(([, one], [, other]) => one.position - other.position)

/** The kinds in the index. */
export const indexedKinds = (services: HasContributions): [string, IndexedKind][] =>
  kindsOf(services).filter((entry): entry is [string, IndexedKind] => 'load' in entry[1])
