import { expect, test, vi } from 'vitest'
import { beginRestore } from './backup.queries.ts'

const failing = (code: string, times: number) => {
  let left = times
  return vi.fn(async (text: string) => {
    if (!text.startsWith('truncate') || left-- <= 0) return {}
    throw Object.assign(new Error('deadlock detected'), { code })
  })
}

test('a restore tries again when the database could not lock all tables, but not forever, and not after another failure', async () => {
  const query = failing('40P01', 2)
  await beginRestore({ query } as never, ['people', 'blogs'])
  expect(query.mock.calls.map(([text]) => text.split(' ')[0])).toEqual(['begin', 'set', 'truncate', 'rollback', 'begin', 'set', 'truncate', 'rollback', 'begin', 'set', 'truncate'])
  await expect(beginRestore({ query: failing('40P01', 99) } as never, ['people'])).rejects.toThrow('deadlock')
  const other = failing('42501', 1)
  await expect(beginRestore({ query: other } as never, ['people'])).rejects.toThrow()
  expect(other.mock.calls.filter(([text]) => text.startsWith('truncate'))).toHaveLength(1)
})
