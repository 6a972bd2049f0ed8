import { describe, expect, test } from 'vitest'
import { extensionFault } from './extension.ts'

describe('More time for one learner (requirement X-7)', () => {
  const facts = { present: '2026-11-30T23:59', isOver: false, isHandedIn: false }

  test('is after the present due date', () => {
    expect(extensionFault('2026-11-30T23:59', facts)).toBe('Choose a time after Nov 30, 2026, 11:59 PM.')
    expect(extensionFault('2026-11-01T10:00', facts)).toBe('Choose a time after Nov 30, 2026, 11:59 PM.')
    expect(extensionFault('2026-12-01T00:00', facts)).toBeNull()
  })

  test('is in the future while nothing was handed in', () => {
    expect(extensionFault('2026-12-01T00:00', { ...facts, isOver: true })).toBe('This time has passed. Choose a later one.')
    expect(extensionFault('2026-12-01T00:00', { ...facts, isOver: true, isHandedIn: true })).toBeNull()
  })

  test('needs a due date to extend', () => {
    expect(extensionFault('2026-12-01T00:00', { ...facts, present: null })).toBe('This assignment has no due date.')
  })
})
