import { expect, test } from 'vitest'
import { outcomeText } from './report-outcome.ts'

test.each([
  ['blog', 'Buy my course', 'removed', 'Removed: the blog “Buy my course” that you reported. Thanks for your help.'],
  ['blog', 'A course to buy', 'dismissed', 'Not removed: the blog “A course to buy” that you reported doesn’t break the rules.'],
  ['comment', 'On attention', 'removed', 'Removed: the comment on “On attention” that you reported. Thanks for your help.'],
  ['message', 'A message from Tom Abara', 'removed', 'Removed: the message from Tom Abara that you reported. Thanks for your help.'],
  ['group announcement', 'An announcement in “Vision”', 'dismissed', 'Not removed: the announcement in “Vision” that you reported doesn’t break the rules.'],
  ['profile content', 'Headline, About Me and picture of Mateo Silva', 'dismissed', 'Not removed: the profile content of Mateo Silva that you reported doesn’t break the rules.'],
  ['problem', 'Two Sum', 'dismissed', 'Reviewed: the problem “Two Sum” that you reported.'],
  ['blog', '', 'removed', 'Removed: the blog that you reported. Thanks for your help.'],
])('a reporter reads the outcome about a %s, “%s”, first: %s', (noun, title, outcome, text) => {
  expect(outcomeText({ noun, title, outcome })).toBe(text)
})
