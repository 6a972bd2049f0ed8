import { describe, expect, test } from 'vitest'
import { readFromFrame } from './read-run.ts'

const read = (what: unknown) => readFromFrame(JSON.stringify(what))

describe('What comes out of the frame (requirement Q-6)', () => {
  test('answers, ends and readiness are read', () => {
    expect(read({ says: 'ready', language: 'python' })).toEqual({ says: 'ready', language: 'python' })
    expect(read({ says: 'answer', id: 1, at: 0, value: '3', ms: 2, printed: 'hi' })).toEqual({ says: 'answer', id: 1, at: 0, value: '3', ms: 2, printed: 'hi' })
    const ended = { says: 'answer', id: 1, at: 0, raised: 'InternalError: out of memory', limit: 'memory', ms: 2, printed: '' }
    expect(read(ended)).toEqual(ended)
    expect(read({ ...ended, limit: 'patience' })).not.toHaveProperty('limit')
    expect(read({ says: 'end', id: 1 })).toEqual({ says: 'end', id: 1 })
  })

  test('whatever else somebody’s program sends is nothing, or cut to its place', () => {
    for (const what of [null, [], 3, 'x', {}, { says: 'answer' }, { says: 'answer', id: 1 }, { says: 'ready', language: 'cobol' }]) expect(read(what)).toBeNull()
    expect([readFromFrame('{'), readFromFrame({ says: 'end', id: 1 }), readFromFrame(undefined)]).toEqual([null, null, null])
    const strange = read({ says: 'answer', id: 1, at: 0, raised: { a: 1 }, ms: 'soon', printed: 'x'.repeat(100_000), __proto__: { evil: true } })
    expect(strange).toMatchObject({ raised: '', ms: 0 })
    expect((strange as { printed: string }).printed).toHaveLength(8_000)
  })
})
