import { expect, test } from 'vitest'
import { draftFaults } from './draft-faults.ts'
import { draftOf } from './problem-draft.ts'
import { eachSentenceOnce, inOrderOfForm, isShownWhenLeft } from './fault-order.ts'
import { formatFault } from './problem-faults.ts'

const EMPTY = 'This has no visible text.'
const JSON_ONLY = 'Write a value as JSON.'

test('an empty text is said to be empty only if nothing else is said about it', () => {
  expect(inOrderOfForm([{ at: 'editorial', message: EMPTY }, { at: 'statement', message: EMPTY }, { at: 'statement', message: 'Describe the task first.' }])).toEqual([
    { at: 'statement', message: 'Describe the task first.' }, { at: 'editorial', message: EMPTY },
  ])
})

test('two fields of one test with the same fault are one sentence', () => {
  const faults = ['tests.0.arguments.0', 'tests.0.expected', 'tests.1.expected'].map((at) => ({ at, message: JSON_ONLY }))
  expect(eachSentenceOnce(faults, (fault) => formatFault(fault)).map(({ at }) => at)).toEqual(['tests.0.arguments.0', 'tests.1.expected'])
})

test('a field that was left shows its faults, except those of the statement and of the example', () => {
  const left = new Set(['title', 'statement'])
  expect(isShownWhenLeft({ at: 'title', message: 'A title has 3 to 60 characters.' }, left)).toBe(true)
  expect(isShownWhenLeft({ at: 'title', message: 'Still the example title.' }, left)).toBe(false)
  expect(isShownWhenLeft({ at: 'statement', message: 'Mention `a` in the statement.' }, left)).toBe(false)
  expect(isShownWhenLeft({ at: 'category', message: 'Choose one.' }, left)).toBe(false)
})

test('the name of a parameter is checked while the rest of it is missing', () => {
  const draft = draftOf({ slug: 'a', about: { parameters: [{ name: 'Two Words', type: 'banana', says: '' }] }, statement: '', hints: [], editorial: '', tests: [], solutions: [] })
  expect(draftFaults(draft).filter(({ at }) => at === 'parameters.0.name')).toHaveLength(1)
})
