import { expect, test } from 'vitest'
import { recordSlowStatements, watchStatements } from './slow-statements.ts'

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

test('statements that are slow during a save are added up and saved after it', async () => {
  const saved: [string, object][] = []
  const ends: (() => void)[] = []
  const record = recordSlowStatements((statement, runs) => {
    saved.push([statement, runs])
    return new Promise((resolve) => ends.push(resolve))
  })
  record('a', 300)
  for (const ms of [400, 600]) record('a', ms)
  record('b', 250)
  expect(saved).toEqual([['a', { count: 1, totalMs: 300, longestMs: 300 }]])
  for (let n = 0; n < 3; n++) {
    ends.shift()!()
    await new Promise(setImmediate)
  }
  expect(saved.slice(1)).toEqual([['a', { count: 2, totalMs: 1_000, longestMs: 600 }], ['b', { count: 1, totalMs: 250, longestMs: 250 }]])
  record('c', 900)
  expect(saved).toHaveLength(4)
})
