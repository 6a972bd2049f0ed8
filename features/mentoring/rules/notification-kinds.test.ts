import { expect, test } from 'vitest'
import { mentoringNotifications } from './notification-kinds.ts'

test('handed-in work leads to that work, and the work of several learners to all that waits', () => {
  const facts = { groupId: 'g', group: 'G', assignmentId: 'a', assignment: 'A', learnerId: 'l' }
  const path = (people: number) => mentoringNotifications.assignmentHandedIn.path({ who: 'Ben', people, username: 'ben', owner: 'meg', facts } as never)
  expect(path(1)).toBe('/mentor/groups/g?tab=progress&assignment=a&learner=l')
  expect(path(3)).toBe('/mentor/groups/g?tab=progress&risk=return')
})

test('a request for another version says so', () => {
  const facts = { groupId: 'g', group: 'G', assignmentId: 'a', assignment: 'A', wants: 'version' }
  const { title, message } = mentoringNotifications.assignmentReturned
  const about = { who: 'Meg', people: 1, username: 'meg', owner: 'ben', facts } as never
  expect([title(about), message(about)]).toEqual(['Another version, please', 'Meg asks for another version of “A” in “G”'])
})
