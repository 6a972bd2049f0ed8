import { buildSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { parseWithinLimits } from './limits.ts'

const schema = buildSchema(`
  type Query { self: Query list(first: Int): [Query] name: String title: String }
  type Subscription { changed: Query }
`)
const levels = (count: number, spread: (next: string) => string, last = '') =>
  `query { self { ...F0 } } ${Array.from({ length: count }, (_, n) => `fragment F${n} on Query { ${spread(`F${n + 1}`)} }`).join(' ')} ${last}`

/** The refusal of a request, and the milliseconds of CPU time that it took. */
function refusalOf(query: string, kinds?: Parameters<typeof parseWithinLimits>[2]): { message: string; ms: number } {
  const started = process.cpuUsage()
  let message = ''
  try {
    parseWithinLimits(schema, query, kinds)
  } catch (error) {
    message = (error as Error).message
  }
  const { user, system } = process.cpuUsage(started)
  return { message, ms: (user + system) / 1_000 }
}

describe('The cost of parsing a request is bounded (requirement P-12)', () => {
  test.each([
    ['twice the next one, and hold no field', levels(90, (next) => `...${next} ...${next}`, 'fragment F90 on Query { name }')],
    ['twice the next one, without an end', levels(90, (next) => `...${next} ...${next}`)],
    ['twice the next one, inside inline fragments', levels(60, (next) => `... { ...${next} } ... { ...${next} }`, 'fragment F60 on Query { name }')],
    ['twice the next one, under an unknown field', levels(60, (next) => `unknown { ...${next} } ...${next}`, 'fragment F60 on Query { name }')],
  ])('fragments that spread %s are refused at once', (_what, query) => {
    const { message, ms } = refusalOf(query)
    expect(message).toMatch(/too many|isn’t defined|levels deep|repeats/)
    expect(ms).toBeLessThan(200)
  })

  test('a subscription has the same limits', () => {
    const query = levels(90, (next) => `...${next} ...${next}`, 'fragment F90 on Query { name }').replace('query { self', 'subscription { changed')
    const { message, ms } = refusalOf(query, ['subscription'])
    expect(message).toMatch(/too many/)
    expect(ms).toBeLessThan(200)
  })

  test('a chain of ninety fragments that each spread the next one once is allowed', () => {
    expect(refusalOf(levels(90, (next) => `...${next}`, 'fragment F90 on Query { name }')).message).toBe('')
  })

  test.each([
    ['fields of one name', `{ self { ${'name '.repeat(190)} } }`],
    ['fields of one name in parts', `{ self { ${'... { name } '.repeat(150)} } }`],
    ['fields of one name with parts of their own', `{ ${'self { name title } '.repeat(120)} }`],
    ['fields of one name in fragments', `{ ${Array.from({ length: 90 }, (_, n) => `...F${n}`).join(' ')} } ${Array.from({ length: 90 }, (_, n) => `fragment F${n} on Query { name }`).join(' ')}`],
    ['fields of one name under an unknown field', `{ unknown { ${'name '.repeat(190)} } }`],
  ])('%s are refused before they are compared pairwise', (_what, query) => {
    const { message, ms } = refusalOf(query)
    expect(message).toMatch(/repeats|too many/)
    expect(ms).toBeLessThan(100)
  })

  test.each([
    ['a list of values', `{ list(first: [${'1 '.repeat(60)}]) { name } }`],
    ['an object of values', `{ list(first: {${Array.from({ length: 60 }, (_, n) => `a${n}: 1`).join(' ')}}) { name } }`],
    ['variables', `query (${Array.from({ length: 60 }, (_, n) => `$v${n}: Int`).join(' ')}) { name }`],
    ['directives', `{ name ${'@include(if: true) '.repeat(40)} }`],
  ])('a document with many literals (%s) is refused and not cached', (_what, query) => {
    expect(refusalOf(query).message).toMatch(/at most 50 values/)
  })

  test('a fragment that is not defined, or never used, is refused by name', () => {
    expect(refusalOf('{ self { ...Missing } }').message).toBe('The fragment Missing isn’t defined.')
    expect(refusalOf('{ name } fragment Extra on Query { name }').message).toBe('The fragment Extra is never used.')
  })

  test('cycles of fragments are refused, direct and indirect', () => {
    expect(refusalOf('{ ...A } fragment A on Query { ...A }').message).toMatch(/cycle/)
    expect(refusalOf('{ ...A } fragment A on Query { self { ...B } } fragment B on Query { ...A }').message).toMatch(/cycle/)
  })

  test('a fragment counts with the depth, the cost and the aliases of each place that spreads it', () => {
    const deep = 'fragment Deep on Query { self { self { self { name } } } }'
    expect(refusalOf(`{ self { self { self { ...Deep } } } } ${deep}`).message).toBe('')
    expect(refusalOf(`{ self { self { self { self { ...Deep } } } } } ${deep}`).message).toMatch(/7 levels/)
    const wide = 'fragment Wide on Query { list(first: 100) { name } }'
    expect(refusalOf(`{ list(first: 5) { ...Wide } } ${wide}`).message).toBe('')
    expect(refusalOf(`{ list(first: 11) { ...Wide } } ${wide}`).message).toMatch(/too much at once/)
    const named = 'fragment Named on Query { a: name b: name c: name d: name }'
    expect(refusalOf(`{ self { ...Named } one: self { ...Named } } ${named}`).message).toBe('')
    expect(refusalOf(`{ self { ...Named } one: self { ...Named } two: self { ...Named } } ${named}`).message).toMatch(/10 aliases/)
  })
})
