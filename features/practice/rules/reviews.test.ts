import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstReview, nextReview, REVIEW_DAYS, type Review } from './reviews.ts'

describe('When a problem is due again (requirement L-21)', () => {
  test('after 1, 3, 7, 16 and 35 days, and then ever more rarely', () => {
    let present = firstReview(100)
    const waits: number[] = []
    let day = 100
    for (let nth = 0; nth < 9; nth += 1) {
      waits.push(present.dueOn - day)
      day = present.dueOn
      present = nextReview(present, { day, isRight: true })
    }
    expect(waits).toEqual([1, 3, 7, 16, 35, 80, 180, 180, 180])
  })

  test('what fails when it is due begins again; before it is due nothing changes', () => {
    const present: Review = { step: 3, dueOn: 50 }
    expect(nextReview(present, { day: 49, isRight: false })).toEqual(present)
    expect(nextReview(present, { day: 49, isRight: true })).toEqual(present)
    expect(nextReview(present, { day: 60, isRight: false })).toEqual({ step: 0, dueOn: 61 })
    expect(nextReview(present, { day: 60, isRight: true })).toEqual({ step: 4, dueOn: 95 })
  })

  test('to hear of a try twice is to hear of it once', () => {
    const tries = fc.record({ day: fc.integer({ min: 0, max: 300 }), isRight: fc.boolean() })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 300 }), tries, (step, dueOn, tried) => {
        const once = nextReview({ step, dueOn }, tried)
        expect(nextReview(once, tried)).toEqual(once)
        expect(once.step).toBeLessThan(REVIEW_DAYS.length)
      }),
    )
  })
})
