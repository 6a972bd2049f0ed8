/** A sixth of these for `npm test`; all of them for `npm run audit`, which sets `TOUR=all`. */
export const sample = <Item>(all: readonly Item[]): readonly Item[] => (process.env['TOUR'] === 'all' ? all : all.filter((_, at) => at % 6 === 0))
