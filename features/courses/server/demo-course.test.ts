import { describe, expect, test } from 'vitest'
import { courseInReview } from '#content/demo/course-in-review.ts'
import { courseFaults } from '../rules/course-faults.ts'

describe('The course in review of the demo world', () => {
  test('has no faults', () => {
    expect(courseFaults(courseInReview.course)).toEqual([])
  })
})
