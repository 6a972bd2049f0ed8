import { expect, test } from 'vitest'
import { mentoringNotifications } from './notification-kinds.ts'

test('handed-in work leads to that work, and the work of several learners to all that waits', () => {
  const facts = { groupId: 'g', group: 'G', assignmentId: 'a', assignment: 'A', learnerId: 'l' }
  const path = (people: number) => mentoringNotifications.assignmentHandedIn.path({ who: 'Ben', people, username: 'ben', owner: 'meg', facts } as never)
  expect(path(1)).toBe('/mentor/groups/g?tab=progress&assignment=a&learner=l')
  expect(path(3)).toBe('/mentor/groups/g?tab=progress&risk=return')
})
