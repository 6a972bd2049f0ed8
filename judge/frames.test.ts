import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeFrame, readFrames, type FrameEvent } from './frames.ts'

function eventsOf(bytes: Buffer, cuts: number[] = []): FrameEvent[] {
  const events: FrameEvent[] = []
  const reader = readFrames(1_000, (event) => events.push(event))
  const offsets = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
  offsets.slice(1).forEach((end, at) => reader.take(bytes.subarray(offsets[at], end)))
  return events
}

describe('Frames (requirement J-11)', () => {
  test('are read as they were written, wherever the bytes are split', () => {
    fc.assert(fc.property(fc.array(fc.jsonValue(), { maxLength: 5 }), fc.array(fc.nat(), { maxLength: 8 }), (messages, cuts) => {
      const sent = messages.map((message) => JSON.parse(JSON.stringify(message)) as unknown)
      const bytes = Buffer.concat(sent.map(encodeFrame))
      if (sent.some((message) => encodeFrame(message).length > 1_000)) return
      expect(eventsOf(bytes, cuts)).toEqual(sent.map((message) => ({ message })))
    }))
  })

  test('report invalid bytes once as a broken frame, and ignore everything after it', () => {
    const good = encodeFrame('good')
    expect(eventsOf(Buffer.concat([good, Buffer.from('hello world'), good]))).toEqual([{ message: 'good' }, { broken: 'not-a-frame' }])
    expect(eventsOf(Buffer.concat([Buffer.from('ffffffff'), good]))).toEqual([{ broken: 'too-long' }])
    expect(eventsOf(Buffer.concat([Buffer.from('00000003{{{'), good]))).toEqual([{ broken: 'not-a-frame' }])
    expect(eventsOf(Buffer.from('-0000001'))).toEqual([{ broken: 'not-a-frame' }])
    expect(eventsOf(Buffer.from('000003e9'))).toEqual([{ broken: 'too-long' }])
    expect(eventsOf(Buffer.from('000003e8'))).toEqual([])
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void eventsOf(Buffer.from(bytes))))
  })
})
