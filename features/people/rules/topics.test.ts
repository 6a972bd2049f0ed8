import { describe, expect, test } from 'vitest'
import { tagOf } from '#platform/rules/tags.ts'
import { tagsOfTopics, TOPICS } from './topics.ts'

describe('Topics (requirement B-44)', () => {
  test('each topic of the welcome is a tag, so that it can be followed like any other', () => {
    for (const { key, tags } of TOPICS) {
      expect(tagOf(key)).toBe(key)
      expect(tags).toContain(key)
    }
  })

  test('a topic of the welcome stands for all its tags, any other one for itself', () => {
    expect(tagsOfTopics(['python', 'kubernetes'])).toEqual(['python', 'numpy', 'kubernetes'])
    expect(tagsOfTopics(['optimization', 'neural-networks'])).toEqual(['optimisation', 'optimization', 'gradient-descent', 'neural-networks', 'deep-learning', 'pytorch'])
    expect(tagsOfTopics([])).toEqual([])
  })
})
