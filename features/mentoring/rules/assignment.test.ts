import { describe, expect, test } from 'vitest'
import { countedPoints, earnedPoints, handIn, isAutomatic, lateText, waitsForMentor, WORK_STATES, type WorkFacts, workState } from './assignment.ts'

const DUE = new Date('2026-11-26T22:59:00Z')
const after = (seconds: number) => new Date(DUE.getTime() + seconds * 1000)
const open: WorkFacts = { handedInAt: null, isLate: false, returnedAt: null, isToRevise: false, dueAt: DUE, lateRule: 'accepted', isStarted: false }

describe('The state of work (requirement X-8)', () => {
  test('before the due date it is open, afterwards overdue or missed', () => {
    expect(workState(open, DUE)).toBe('todo')
    expect(workState({ ...open, isStarted: true }, DUE)).toBe('started')
    expect(workState(open, after(1))).toBe('overdue')
    expect(workState({ ...open, lateRule: 'refused' }, after(1))).toBe('missed')
    expect(workState({ ...open, dueAt: null }, after(1))).toBe('todo')
  })

  test('what was handed in stays handed in, late or not, until it is returned', () => {
    expect(workState({ ...open, handedInAt: DUE }, after(99))).toBe('done')
    expect(workState({ ...open, handedInAt: after(99), isLate: true }, after(99))).toBe('late')
    expect(workState({ ...open, handedInAt: after(99), isLate: true, returnedAt: after(100) }, after(101))).toBe('returned')
    expect(workState({ ...open, handedInAt: DUE, returnedAt: after(100), isToRevise: true }, after(101))).toBe('revise')
  })
})

describe('Handing in (requirement X-7)', () => {
  test('work is on time during the whole due minute', () => {
    expect(handIn({ dueAt: DUE, lateRule: 'refused' }, after(59))).toEqual({ isAccepted: true, isLate: false })
    expect(handIn({ dueAt: DUE, lateRule: 'refused' }, after(60))).toEqual({ isAccepted: false, isLate: true })
    expect(handIn({ dueAt: DUE, lateRule: 'accepted' }, after(60))).toEqual({ isAccepted: true, isLate: true })
    expect(handIn({ dueAt: null, lateRule: 'refused' }, after(60))).toEqual({ isAccepted: true, isLate: false })
  })

  test('late work loses points, never below zero, and the learner is informed', () => {
    expect(countedPoints(8, { isLate: true, latePoints: 3 })).toBe(5)
    expect(countedPoints(2, { isLate: true, latePoints: 3 })).toBe(0)
    expect(countedPoints(8, { isLate: false, latePoints: 3 })).toBe(8)
    expect([0, 1, 5].map(lateText)).toEqual(['Handed in late.', 'Handed in late: 1 point is deducted.', 'Handed in late: 5 points are deducted.'])
  })
})

const problem = { kind: 'problem', criteria: [], points: 15, latePoints: 4 } as const
const text = { ...problem, kind: 'text' } as const
const withRubric = { ...problem, criteria: [{}] } as const

describe('Points (requirement X-8)', () => {
  const work = { handedInAt: DUE, isLate: false, returnedAt: null, points: null }

  test('work that the site judges has full points at once, without those that late work loses', () => {
    for (const kind of ['problem', 'lesson', 'quiz', 'course', 'blog'] as const) expect(earnedPoints({ ...problem, kind }, work)).toBe(15)
    expect(earnedPoints(problem, { ...work, isLate: true })).toBe(11)
    expect(earnedPoints(problem, { ...work, handedInAt: null })).toBeNull()
    expect(earnedPoints({ ...problem, points: 0 }, work)).toBeNull()
  })

  test('a text, and all with a rubric, has none before a mentor returns it', () => {
    for (const assignment of [text, withRubric]) expect(earnedPoints(assignment, work)).toBeNull()
    expect(earnedPoints(text, { ...work, returnedAt: DUE, points: 9 })).toBe(9)
    expect(earnedPoints(text, { ...work, isLate: true, returnedAt: DUE, points: 9 })).toBe(5)
  })

  test('what a mentor returns replaces the full points', () => {
    expect(earnedPoints(problem, { ...work, returnedAt: DUE, points: 3 })).toBe(3)
    expect(earnedPoints(problem, { ...work, returnedAt: DUE })).toBeNull()
  })
})

test('a text, and all with a rubric, waits for a mentor once it is handed in; the rest is automatic', () => {
  for (const assignment of [text, withRubric]) {
    expect(WORK_STATES.filter((state) => waitsForMentor(assignment, state))).toEqual(['done', 'late'])
    expect(WORK_STATES.filter((state) => isAutomatic(assignment, state))).toEqual([])
  }
  expect(WORK_STATES.filter((state) => waitsForMentor(problem, state))).toEqual([])
  expect(WORK_STATES.filter((state) => isAutomatic(problem, state))).toEqual(['done', 'late'])
})
