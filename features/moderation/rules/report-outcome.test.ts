import { expect, test } from 'vitest'
import { outcomeText } from './report-outcome.ts'

test.each([
  [{ noun: 'blog', named: 'the blog “Buy my course”' }, 'removed', 'Removed: the blog “Buy my course” that you reported. Thanks for your help.'],
  [{ noun: 'blog', named: 'the blog “A course to buy”' }, 'dismissed', 'Not removed: the blog “A course to buy” that you reported doesn’t break the rules.'],
  [{ noun: 'problem', named: 'the problem “Two Sum”' }, 'dismissed', 'Reviewed: the problem “Two Sum” that you reported.'],
  [{ noun: 'blog' }, 'removed', 'Removed: the blog that you reported. Thanks for your help.'],
])('the text of a notice about %j begins with the outcome “%s”', (facts, outcome, text) => {
  expect(outcomeText({ ...facts, outcome })).toBe(text)
})
