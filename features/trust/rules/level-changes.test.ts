import { expect, test } from 'vitest'
import { changeTexts, effectTexts, type CountedLevel } from './level-changes.ts'
import { DEFAULT_NUMBERS, TRUST_LEVELS } from './levels.ts'

const PEOPLE = { new: 1_200, member: 30, regular: 4 }
const levels = TRUST_LEVELS.map((name): CountedLevel => ({ ...DEFAULT_NUMBERS[name], name, people: PEOPLE[name], peopleWithLimits: name === 'regular' ? 6 : PEOPLE[name] - 1 }))
const [lowest, middle, highest] = levels as [CountedLevel, CountedLevel, CountedLevel]

test('each change shows the old and the new number', () => {
  expect(changeTexts([{ level: middle, numbers: { ...middle, posts: 40, messages: 1_500 } }])).toEqual(['Member, messages a day: 2,000 → 1,500', 'Member, blogs a day: 50 → 40'])
})

test('limits affect everyone who has them; conditions those who are a level below', () => {
  expect(effectTexts([{ level: lowest, numbers: { ...lowest, links: 1 } }, { level: highest, numbers: { ...highest, links: 1 } }], levels)).toEqual(['The new limits apply to 1,205 people at once.'])
  expect(effectTexts([{ level: middle, numbers: { ...middle, minDays: 3, posts: 1 } }], levels)).toEqual([
    'The new limits apply to 29 people at once.', 'The new conditions for Member apply to 1,200 people below it. No one loses the level.',
  ])
})
