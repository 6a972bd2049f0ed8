import { expect, test } from 'vitest'
import { watchStatements } from './slow-statements.ts'

/** A connection whose statements take some milliseconds. */
function watched(ms: number) {
  const slow: string[] = []
  const client = {
    query: (...args: unknown[]) => {
      const done = args.at(-1)
      if (typeof done === 'function') return void setTimeout(() => (done as (error: null, result: string) => void)(null, 'rows'), ms)
      return new Promise((resolve, refuse) => setTimeout(() => (args[0] === 'fails' ? refuse(new Error('no')) : resolve('rows')), ms))
    },
  }
  watchStatements(client as never, (statement) => slow.push(statement), 20)
  return { query: client.query, slow }
}

test('slow statements are reported without values, whether they return a promise, call back or fail', async () => {
  const { query, slow } = watched(40)
  expect(await query('select $1', ['secret'])).toBe('rows')
  expect(await query({ text: 'select 2', name: 'two' })).toBe('rows')
  expect(await new Promise((done) => query('select 3', [], (_error: null, result: string) => done(result)))).toBe('rows')
  await expect(query('fails')).rejects.toThrow('no')
  expect(slow).toEqual(['select $1', 'select 2', 'select 3', 'fails'])
})

test('fast statements are not reported', async () => {
  const { query, slow } = watched(0)
  await query('select 1')
  expect(slow).toEqual([])
})
