import { parse, type DocumentNode } from 'graphql'
import { expect, test, vi } from 'vitest'
import { knownDocuments } from './known-documents.ts'

const counted = () => {
  const parsing = vi.fn((query: string): DocumentNode => parse(query))
  return { parsing, known: knownDocuments(parsing) }
}

test('a known document is not parsed again', () => {
  const { parsing, known } = counted()
  const first = known('subscription { a }')
  expect(known('subscription { a }')).toBe(first)
  expect(known('subscription { b }')).not.toBe(first)
  expect(parsing).toHaveBeenCalledTimes(2)
})

test('a refused document is refused again', () => {
  const { parsing, known } = counted()
  expect(() => known('subscription {')).toThrow('Syntax Error')
  expect(() => known('subscription {')).toThrow('Syntax Error')
  expect(parsing).toHaveBeenCalledTimes(2)
})

test('a long document is not cached', () => {
  const { parsing, known } = counted()
  const long = `subscription { a${' '.repeat(1_000)}}`
  known(long)
  known(long)
  expect(parsing).toHaveBeenCalledTimes(2)
})

test('a hundred are cached, and the least recently used is dropped first', () => {
  const { parsing, known } = counted()
  for (let n = 0; n < 100; n++) known(`subscription { a${n} }`)
  known('subscription { a0 }')
  known('subscription { another }')
  known('subscription { a0 }')
  expect(parsing).toHaveBeenCalledTimes(101)
  known('subscription { a1 }')
  expect(parsing).toHaveBeenCalledTimes(102)
})

test('an unknown document may be refused before it is parsed', () => {
  const { parsing, known } = counted()
  known('subscription { a }')
  const refuse = () => {
    throw new Error('Too many new documents.')
  }
  expect(() => known('subscription { b }', refuse)).toThrow('Too many')
  known('subscription { a }', refuse)
  expect(parsing).toHaveBeenCalledTimes(1)
})
