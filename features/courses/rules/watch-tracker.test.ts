import { describe, expect, test } from 'vitest'
import { watchTracker } from './watch-tracker.ts'

const play = (tracker: ReturnType<typeof watchTracker>, from: number, to: number, { speed = 1, start = 0 } = {}) => {
  for (let position = from, at = start; position <= to; position += speed, at += 1000) tracker.sample({ at, position, isPlaying: true, speed })
}

describe('The watch tracker (requirement K-5)', () => {
  test('collects what was played, at any speed', () => {
    const tracker = watchTracker()
    play(tracker, 0, 30)
    play(tracker, 100, 130, { speed: 2, start: 40_000 })
    expect(tracker.take()).toEqual([[0, 30], [100, 130]])
    expect(tracker.take()).toEqual([])
    expect(tracker.position).toBe(130)
  })

  test('seeking, pausing and going back watch nothing', () => {
    const tracker = watchTracker()
    tracker.sample({ at: 0, position: 0, isPlaying: true, speed: 1 })
    tracker.sample({ at: 1000, position: 500, isPlaying: true, speed: 1 })
    tracker.sample({ at: 2000, position: 501, isPlaying: false, speed: 1 })
    tracker.sample({ at: 60_000, position: 520, isPlaying: true, speed: 1 })
    tracker.sample({ at: 61_000, position: 10, isPlaying: true, speed: 1 })
    expect(tracker.take()).toEqual([[500, 501]])
  })
})
