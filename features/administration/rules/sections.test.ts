import { describe, expect, test } from 'vitest'
import { waitingIn } from './sections.ts'

describe('The number beside a section of the administration', () => {
  test('is the sum of its queues, whatever filter their links have', () => {
    const queues = [
      { path: '/admin/reports', count: 2 },
      { path: '/admin/reports?filter=appeals', count: 3 },
      { path: '/admin/approvals?filter=job', count: 5 },
    ]
    expect([waitingIn('reports', queues), waitingIn('approvals', queues), waitingIn('contact', queues)]).toEqual([5, 5, 0])
  })
})
