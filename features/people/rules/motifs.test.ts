import { expect, test } from 'vitest'
import { differentMotifs, motifOf, motifOfSkills } from './motifs.ts'
import { TOPICS } from './topics.ts'

test('the most telling tag decides, also where it is not the first; unknown tags leave it to the seed', () => {
  expect(motifOf(['python', 'unsupervised-learning'], 'x')).toBe('clusters')
  expect(motifOf(['evaluation', 'classification'], 'x')).toBe('loss')
  expect(motifOf(['gardening'], 'x')).toBe(motifOf([], 'x'))
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => motifOf([], seed))).size).toBeGreaterThan(2)
})

test('no two neighbors on the list of topics look alike for want of a motif', () => {
  expect(new Set(TOPICS.map(({ tags }) => motifOf(tags.slice(0, 1), 'x'))).size).toBeGreaterThanOrEqual(9)
})

test('a course has the motif of its skills, and paths side by side have different ones', () => {
  expect(motifOfSkills(['Decision Trees', 'Python'], 'x')).toBe('tree')
  const titles = Array.from({ length: 8 }, (_, at) => `Path ${at}`)
  const motifs = differentMotifs(titles)
  expect(new Set(motifs).size).toBe(titles.length)
  expect(motifs[0]).toBe(motifOf([], 'Path 0'))
  expect(differentMotifs(Array.from({ length: 40 }, (_, at) => `${at}`))).toHaveLength(40)
})
