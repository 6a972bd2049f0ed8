import { describe, expect, test } from 'vitest'
import { readFrameMessage } from './read-frame-message.ts'

const read = (message: unknown) => readFrameMessage(JSON.stringify(message))

describe('Messages from the frame (requirement Q-6)', () => {
  test('parses messages about answers, ends and readiness', () => {
    expect(read({ type: 'ready', engine: 'numpy' })).toEqual({ type: 'ready', engine: 'numpy' })
    expect(read({ type: 'answer', id: 1, at: 0, value: '3', ms: 2, printed: 'hi' })).toEqual({ type: 'answer', id: 1, at: 0, value: '3', ms: 2, printed: 'hi' })
    const ended = { type: 'answer', id: 1, at: 0, raised: 'InternalError: out of memory', limit: 'memory', ms: 2, printed: '' }
    expect(read(ended)).toEqual(ended)
    expect(read({ ...ended, limit: 'unknown' })).not.toHaveProperty('limit')
    expect(read({ type: 'end', id: 1 })).toEqual({ type: 'end', id: 1 })
    expect(read({ type: 'end', id: 1, isSpent: true })).toEqual({ type: 'end', id: 1, isSpent: true })
    expect(read({ type: 'end', id: 1, isSpent: 'yes' })).toEqual({ type: 'end', id: 1 })
  })

  test('rejects everything else, and cuts texts that are too long', () => {
    for (const message of [null, [], 3, 'x', {}, { type: 'answer' }, { type: 'answer', id: 1 }, { type: 'ready', engine: 'cobol' }, { type: 'ready', engine: 'constructor' }]) expect(read(message)).toBeNull()
    expect([readFrameMessage('{'), readFrameMessage({ type: 'end', id: 1 }), readFrameMessage(undefined)]).toEqual([null, null, null])
    const strange = read({ type: 'answer', id: 1, at: 0, raised: { a: 1 }, ms: 'soon', printed: 'x'.repeat(100_000), __proto__: { evil: true } })
    expect(strange).toMatchObject({ raised: '', ms: 0 })
    expect((strange as { printed: string }).printed).toHaveLength(8_000)
  })
})
