import type { Readers } from '../rules/documents.ts'
import type { IndexedKind } from './search-kinds.ts'

/** A page or a section that is found by its name. */
export interface SearchPlace {
  title: string
  /** Other words that people look for. */
  keywords: string
  /** Absent: everybody. */
  readers?: Readers
}

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** Pages, sections of the settings and of the administration, by their paths. */
    searchPlaces: SearchPlace
  }
}

/** The kind of places. They change with the code, so the index takes them over when it is rebuilt at a start. */
export const placeKind = (places: ReadonlyMap<string, SearchPlace>): IndexedKind => ({
  label: 'Pages and settings',
  single: 'Page',
  position: 4,
  changedBy: {},
  load: (_database, paths) =>
    Promise.resolve(
      paths.flatMap((path) => {
        const place = places.get(path)
        if (place === undefined) return []
        const { title, keywords, readers = 'everybody' } = place
        return [{ id: path, path, title, text: '', keywords, readers, popularity: 0, changedAt: null }]
      }),
    ),
  listIds: (_database, after) => Promise.resolve(after === null ? [...places.keys()] : []),
})
