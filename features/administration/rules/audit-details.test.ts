import { expect, test } from 'vitest'
import { changeText, fullTexts, proposerOf, withRightLabels } from './audit-details.ts'

test('the details of an audit entry say what changed and which objects', () => {
  expect(changeText('{"role":"mentor","given":["blogs.write"],"taken":[]}')).toBe('Role: mentor. Added: blogs.write')
  expect(changeText('{"slugs":["two-sum","softmax"]}')).toBe('Problems: two-sum, softmax')
  expect(changeText('{"slugs":["two-sum","softmax"],"titles":["Two Sum","Softmax"]}')).toBe('Problems: Two Sum, Softmax')
  expect(changeText('{"slugs":["two-sum"],"given":["review"]}')).toBe('Added: review')
  expect(changeText(JSON.stringify({ findings: ['a'.repeat(300)] }))).toBe(`${'a'.repeat(200)}…`)
  expect(changeText('{"slug":"two-sum","findings":["One.","Two.","Three.","Four."]}')).toBe('One. Two. Three. 1 more.')
  expect(changeText('{"rule":"spam","until":"2026-12-03T10:00:00.000Z","author":"mateo-silva"}')).toBe('Author: @mateo-silva. Rule: Spam or advertising. Until: Dec 3, 2026')
  expect(changeText('{"changes":[{"label":"Messages a day","from":40,"to":2000},{"label":"Text","from":"","to":"Hello."}]}')).toBe('Messages a day: 40 → 2,000. Text: nothing → “Hello.”')
  expect(changeText('{"level":"regular","before":"new"}')).toBe('Level: New → Regular')
  expect(changeText('{"level":"new","before":"new"}')).toBe('Level: New')
  expect(changeText('{"kind":"blog","reports":1,"author":null}')).toBe('')
})

test('an entry of two people names who proposed it', () => {
  expect([proposerOf('{"rule":"spam","proposedBy":"Ben"}'), proposerOf('{"proposedBy":null}'), proposerOf('{}')]).toEqual(['Ben', null, null])
})

test('permissions are named as on the screens; one that is gone keeps its name', () => {
  const rights = [{ name: 'blogs.write', label: 'Write blogs' }]
  expect(withRightLabels({ role: 'mentor', given: ['blogs.write'], taken: ['old.right'] }, rights)).toEqual({ role: 'mentor', given: ['Write blogs'], taken: ['old.right'] })
  expect(withRightLabels({ slugs: ['two-sum'] }, rights)).toEqual({ slugs: ['two-sum'] })
})

test('a change that is shown in excerpts has its whole texts', () => {
  expect(fullTexts('{"changes":[{"label":"Text","from":"Hel…","to":"","before":"Hello.","after":""},{"label":"Days","from":1,"to":2}]}')).toEqual([{ label: 'Text', before: 'Hello.', after: '' }])
  expect(fullTexts('{}')).toEqual([])
})
