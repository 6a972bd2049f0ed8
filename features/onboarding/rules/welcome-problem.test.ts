import { expect, test } from 'vitest'
import { welcomeProblem } from './welcome-problem.ts'

const card = (slug: string, difficulty: string) => ({ slug, difficulty })
const [mean, bayes, forest] = [card('mean', 'Easy'), card('bayes', 'Easy'), card('forest', 'Hard')]

test('the first problem is easy, on the most chosen topics, and not solved (requirement A-26)', () => {
  const onTags = [[mean, bayes], [bayes, forest]]
  expect(welcomeProblem(onTags, [])?.slug).toBe('bayes')
  expect(welcomeProblem(onTags, ['bayes'])?.slug).toBe('mean')
  expect(welcomeProblem(onTags, ['bayes', 'mean'])?.slug).toBe('forest')
  expect(welcomeProblem(onTags, ['bayes', 'mean', 'forest'])).toBeNull()
  expect(welcomeProblem([], [])).toBeNull()
})
