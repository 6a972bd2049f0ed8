import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstReview, nextReview, REVIEW_DAYS, type Review } from './reviews.ts'

describe('Reviews (requirement L-21)', () => {
  test('are due after 1, 3, 7, 16 and 35 days, and then less and less often', () => {
    let present = firstReview(100)
    const intervals: number[] = []
    let day = 100
    for (let nth = 0; nth < 9; nth += 1) {
      intervals.push(present.dueOn - day)
      day = present.dueOn
      present = nextReview(present, { day, isRight: true })
    }
    expect(intervals).toEqual([1, 3, 7, 16, 35, 80, 180, 180, 180])
  })

  test('start again after a failed attempt when due, and do not change before', () => {
    const present: Review = { step: 3, dueOn: 50 }
    expect(nextReview(present, { day: 49, isRight: false })).toEqual(present)
    expect(nextReview(present, { day: 49, isRight: true })).toEqual(present)
    expect(nextReview(present, { day: 60, isRight: false })).toEqual({ step: 0, dueOn: 61 })
    expect(nextReview(present, { day: 60, isRight: true })).toEqual({ step: 4, dueOn: 95 })
  })

  test('do not change when an attempt is processed twice', () => {
    const attempts = fc.record({ day: fc.integer({ min: 0, max: 300 }), isRight: fc.boolean() })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 300 }), attempts, (step, dueOn, attempt) => {
        const once = nextReview({ step, dueOn }, attempt)
        expect(nextReview(once, attempt)).toEqual(once)
        expect(once.step).toBeLessThan(REVIEW_DAYS.length)
      }),
    )
  })
})
