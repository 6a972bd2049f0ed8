import { expect, test } from 'vitest'
import { draftFaults } from './draft-faults.ts'
import { draftOf } from './problem-draft.ts'
import { eachSentenceOnce, inOrderOfForm, isShownWhenLeft, nextFault } from './fault-order.ts'
import { faultText } from './fault-text.ts'

const EMPTY = 'Write an editorial.'
const JSON_ONLY = 'Write a value as JSON.'

test('an empty text is said to be empty only if nothing else is said about it', () => {
  expect(inOrderOfForm([{ at: 'editorial', message: EMPTY }, { at: 'statement', message: 'Write a statement.' }, { at: 'statement', message: 'Describe the task first.' }])).toEqual([
    { at: 'statement', message: 'Describe the task first.' }, { at: 'editorial', message: EMPTY },
  ])
})

test('two fields of one test with the same fault are one sentence', () => {
  const faults = ['tests.0.arguments.0', 'tests.0.expected', 'tests.1.expected'].map((at) => ({ at, message: JSON_ONLY }))
  expect(eachSentenceOnce(faults, (fault) => faultText(fault)).map(({ at }) => at)).toEqual(['tests.0.arguments.0', 'tests.1.expected'])
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

test('the fields of a parameter are in the order of the form', () => {
  const faults = ['parameters.0.says', 'parameters.0.type', 'parameters.0.name'].map((at) => ({ at, message: 'Wrong.' }))
  expect(inOrderOfForm(faults).map(({ at }) => at)).toEqual(['parameters.0.name', 'parameters.0.type', 'parameters.0.says'])
})

test('the next fault comes after the last one in the form, also when that was mended, and after all of them the first', () => {
  const faults = ['title', 'parameters.0.name', 'hints.1', 'solutions.a.py', 'solutions.b.py'].map((at) => ({ at, message: 'Wrong.' }))
  const after = (last: string | null) => nextFault(faults, last)?.at
  expect([after(null), after('title'), after('statement'), after('hints.0'), after('solutions.a.py'), after('solutions.b.py')]).toEqual([
    'title', 'parameters.0.name', 'parameters.0.name', 'hints.1', 'solutions.b.py', 'title',
  ])
  expect(nextFault([], 'title')).toBeNull()
})
