import { expect, test } from 'vitest'
import { COLLECTION_PAGE, pageOfCollection } from './collection-pages.ts'

const items = Array.from({ length: COLLECTION_PAGE + 3 }, (_, at) => at)

test('a topic shows 50 problems on a page, numbered across pages (requirement Q-40)', () => {
  expect(pageOfCollection(items, null)).toMatchObject({ page: 1, pages: 2, start: 1, shown: { length: COLLECTION_PAGE } })
  expect(pageOfCollection(items, '2')).toEqual({ page: 2, pages: 2, start: 51, shown: [50, 51, 52] })
  expect(pageOfCollection([], '1')).toEqual({ page: 1, pages: 1, start: 1, shown: [] })
})

test.each(['0', '3', '1.5', '-1', 'x', ''])('%j is not a page', (requested) => expect(pageOfCollection(items, requested).page).toBe(1))
