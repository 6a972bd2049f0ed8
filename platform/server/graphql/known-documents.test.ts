import { parse, type DocumentNode } from 'graphql'
import { expect, test, vi } from 'vitest'
import { knownDocuments } from './known-documents.ts'

const counted = () => {
  const parsing = vi.fn((query: string): DocumentNode => parse(query))
  return { parsing, known: knownDocuments(parsing) }
}

test('what was asked before is not parsed again', () => {
  const { parsing, known } = counted()
  const first = known('subscription { a }')
  expect(known('subscription { a }')).toBe(first)
  expect(known('subscription { b }')).not.toBe(first)
  expect(parsing).toHaveBeenCalledTimes(2)
})

test('what is refused is refused again', () => {
  const { parsing, known } = counted()
  expect(() => known('subscription {')).toThrow('Syntax Error')
  expect(() => known('subscription {')).toThrow('Syntax Error')
  expect(parsing).toHaveBeenCalledTimes(2)
})

test('a long document is not kept', () => {
  const { parsing, known } = counted()
  const long = `subscription { a${' '.repeat(1_000)}}`
  known(long)
  known(long)
  expect(parsing).toHaveBeenCalledTimes(2)
})

test('a hundred are kept, and the one that was not used for longest goes first', () => {
  const { parsing, known } = counted()
  for (let n = 0; n < 100; n++) known(`subscription { a${n} }`)
  known('subscription { a0 }')
  known('subscription { another }')
  known('subscription { a0 }')
  expect(parsing).toHaveBeenCalledTimes(101)
  known('subscription { a1 }')
  expect(parsing).toHaveBeenCalledTimes(102)
})

test('one that is not known may be refused before it is parsed', () => {
  const { parsing, known } = counted()
  known('subscription { a }')
  const refuse = () => {
    throw new Error('Too many new documents.')
  }
  expect(() => known('subscription { b }', refuse)).toThrow('Too many')
  known('subscription { a }', refuse)
  expect(parsing).toHaveBeenCalledTimes(1)
})
