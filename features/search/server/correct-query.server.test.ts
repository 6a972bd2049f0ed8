import { expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { people, publishes, visitor } from '#tests/support/people.ts'
import { rebuildIndex } from './index-things.ts'

const services = await openTestServices()
const anybody = visitor(services)
const corrected = async (q: string, kind = 'blog') => (await anybody.asks('query ($q: String!, $kind: String!) { listCorrection(q: $q, kind: $kind) }', { q, kind })).data.listCorrection

test('a search of a list with typing errors is corrected by what is found of its kind, and only by what the viewer may see (F-1, F-3)', async () => {
  const { ada } = await people(services, 'ada')
  const { _id } = await publishes(ada, 'Zeppelins and airships', '<p>They are lighter than air.</p>')
  await services.work()
  await rebuildIndex(services.services)
  expect(await corrected('zepelins')).toBe('zeppelins')
  expect(await corrected('zeppelins')).toBeNull()
  expect(await corrected('zepelins', 'course')).toBeNull()
  expect(await corrected('zepelins', 'no such kind')).toBeNull()
  expect(await corrected('!!!')).toBeNull()
  await services.pool.query('update blogs set deleted_at = now() where id = $1', [_id])
  expect(await corrected('zepelins')).toBeNull()
})
