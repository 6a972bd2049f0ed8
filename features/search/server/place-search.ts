import { PLACES } from '../rules/places.ts'
import type { IndexedKind } from './search-kinds.ts'

/** Pages, settings and sections of the administration. They change with the code: a new version of the rules indexes them again. */
export const placeSearch: IndexedKind = {
  label: 'Pages and settings',
  position: 4,
  changedBy: {},
  load: (_database, ids) =>
    Promise.resolve(
      PLACES.filter(({ path }) => ids.includes(path)).map(({ path, title, keywords, readers = 'everybody' }) => ({
        id: path, path, title, text: '', keywords, readers, popularity: 0, changedAt: null,
      })),
    ),
  listIds: (_database, after) => Promise.resolve(after === null ? PLACES.map(({ path }) => path) : []),
}
