import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frameOf, readFrames, type Heard } from './frames.ts'

function heardOf(bytes: Buffer, cuts: number[] = []): Heard[] {
  const heard: Heard[] = []
  const reader = readFrames(1_000, (one) => heard.push(one))
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
  places.slice(1).forEach((end, at) => reader.take(bytes.subarray(places[at], end)))
  return heard
}

describe('Frames (requirement J-11)', () => {
  test('come out as they went in, however the bytes are cut', () => {
    fc.assert(fc.property(fc.array(fc.jsonValue(), { maxLength: 5 }), fc.array(fc.nat(), { maxLength: 8 }), (messages, cuts) => {
      const sent = messages.map((message) => JSON.parse(JSON.stringify(message)) as unknown)
      const bytes = Buffer.concat(sent.map(frameOf))
      if (sent.some((message) => frameOf(message).length > 1_000)) return
      expect(heardOf(bytes, cuts)).toEqual(sent.map((message) => ({ message })))
    }))
  })

  test('whatever else comes is one broken frame, and nothing after it counts', () => {
    const good = frameOf('good')
    expect(heardOf(Buffer.concat([good, Buffer.from('hello world'), good]))).toEqual([{ message: 'good' }, { broken: 'not-a-frame' }])
    expect(heardOf(Buffer.concat([Buffer.from('ffffffff'), good]))).toEqual([{ broken: 'too-long' }])
    expect(heardOf(Buffer.concat([Buffer.from('00000003{{{'), good]))).toEqual([{ broken: 'not-a-frame' }])
    expect(heardOf(Buffer.from('-0000001'))).toEqual([{ broken: 'not-a-frame' }])
    expect(heardOf(Buffer.from('000003e9'))).toEqual([{ broken: 'too-long' }])
    expect(heardOf(Buffer.from('000003e8'))).toEqual([])
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void heardOf(Buffer.from(bytes))))
  })
})
