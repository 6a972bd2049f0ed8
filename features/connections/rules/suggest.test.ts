import { describe, expect, test } from 'vitest'
import { rankSuggestions, reasonOf, scoreOf, type Candidate } from './suggest.ts'

let count = 0
const somebody = (more: Partial<Candidate> = {}): Candidate => ({
  id: String(count++).padStart(4, '0'),
  followsViewer: false,
  followedBy: 0,
  followedByName: null,
  tagsWritten: [],
  tagsLiked: [],
  tagsWanted: [],
  skills: [],
  followers: 0,
  wroteDaysAgo: null,
  wrote: null,
  joinedDaysAgo: 400,
  ...more,
})

describe('Suggestions (requirement C-5)', () => {
  test('each has a reason as text, the strongest one there is', () => {
    const reasons = [
      somebody({ followsViewer: true, followedBy: 9, followedByName: 'Lina' }),
      somebody({ followedBy: 1, followedByName: 'Lina' }),
      somebody({ followedBy: 2, followedByName: 'Lina' }),
      somebody({ followedBy: 3, followedByName: 'Lina', tagsWritten: ['transformers'] }),
      somebody({ tagsWritten: ['transformers', 'python'], tagsLiked: ['maths'] }),
      somebody({ tagsLiked: ['maths'], skills: ['SQL'] }),
      somebody({ tagsWritten: ['beginners'] }),
      somebody({ tagsWanted: ['classification'] }),
      somebody({ tagsWanted: ['probability'] }),
      somebody({ tagsWanted: ['numpy'] }),
      somebody({ skills: ['Python', 'SQL', 'R'] }),
      somebody({ wrote: 'Bias and variance', wroteDaysAgo: 3, followers: 8 }),
      somebody({ followers: 8 }),
      somebody({ joinedDaysAgo: 2 }),
      somebody(),
    ].map(reasonOf)
    expect(reasons).toEqual([
      'Follows you',
      'Followed by Lina',
      'Followed by Lina and 1 other you follow',
      'Followed by Lina and 2 others you follow',
      'Writes about transformers, like you',
      'Writes about maths, which you like',
      'Writes for beginners',
      'Writes about machine learning, such as classification',
      'Writes about probability',
      'Writes about Python, such as numpy',
      'Knows Python and SQL, like you',
      'Wrote “Bias and variance”',
      'Followed by 8 people',
      'New here',
      'Learns here, like you',
    ])
  })

  test('connections with the viewer outweigh popularity, and each further one counts less', () => {
    const famous = somebody({ followers: 1_000_000 })
    const near = somebody({ followedBy: 3, followedByName: 'Lina' })
    const nearer = somebody({ followedBy: 4, followedByName: 'Lina' })
    expect(scoreOf(nearer)).toBeGreaterThan(scoreOf(near))
    expect(scoreOf(somebody({ followsViewer: true, followedBy: 2 }))).toBeGreaterThan(scoreOf(famous))
    expect(scoreOf(somebody({ followedBy: 2 })) - scoreOf(somebody({ followedBy: 1 }))).toBeLessThan(scoreOf(somebody({ followedBy: 1 })) - scoreOf(somebody()))
  })

  test('the order does not depend on the order of the candidates', () => {
    const all = [somebody(), somebody(), somebody({ followedBy: 1 }), somebody({ followers: 3 }), somebody()]
    const first = rankSuggestions(all, 4).map(({ id }) => id)
    expect(rankSuggestions(all.toReversed(), 4).map(({ id }) => id)).toEqual(first)
    expect(first).toHaveLength(4)
    expect(first[0]).toBe(all[2]!.id)
  })
})
