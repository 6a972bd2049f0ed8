import { expect, test } from 'vitest'
import { changeTexts, effectTexts, type CountedLevel } from './level-changes.ts'
import { DEFAULT_NUMBERS, TRUST_LEVELS } from './levels.ts'

const PEOPLE = { new: 1_200, member: 30, regular: 4 }
const levels = TRUST_LEVELS.map((name): CountedLevel => ({ ...DEFAULT_NUMBERS[name], name, people: PEOPLE[name], peopleWithLimits: name === 'regular' ? 6 : PEOPLE[name] - 1 }))
const [lowest, middle, highest] = levels as [CountedLevel, CountedLevel, CountedLevel]

test('each change shows the old and the new number', () => {
  expect(changeTexts([{ level: middle, numbers: { ...middle, posts: 40, messages: 1_500 } }])).toEqual(['Messages a day at level Member: 2,000 → 1,500', 'Blogs a day at level Member: 50 → 40'])
})

test('limits affect everyone who has them; conditions those who are a level below', () => {
  expect(effectTexts([{ level: lowest, numbers: { ...lowest, links: 1 } }, { level: highest, numbers: { ...highest, links: 1 } }], levels)).toEqual(['The new limits apply to 1,205 people immediately.'])
  expect(effectTexts([{ level: middle, numbers: { ...middle, minDays: 3, posts: 1 } }], levels)).toEqual([
    'The new limits apply to 29 people immediately.', 'The new conditions for Member apply to 1,200 people below it. No one loses the level.',
  ])
})

test('changes that affect no one say so', () => {
  const empty = levels.map((level) => ({ ...level, people: 0, peopleWithLimits: 0 }))
  expect(effectTexts([{ level: empty[1]!, numbers: { ...empty[1]!, minDays: 3, posts: 1 } }], empty)).toEqual([
    'No one has the changed limits now.', 'No one is on the level below Member now. No one loses the level.',
  ])
  expect(changeTexts([{ level: lowest, numbers: { ...lowest, conversations: 4 } }])).toEqual(['New conversations a day at level New: 5 → 4'])
})
