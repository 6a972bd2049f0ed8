import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { titleFromText } from './blog.ts'
import { nextReaction, recount, type Reaction } from './reactions.ts'
import { searchableText, searchWords } from './search.ts'
import { numberedSlug, slugOf, titleFromSlug } from './slug.ts'
import { tagOf } from '#platform/rules/tags.ts'
import { initialAttention, HALF_LIFE_MS, removeAttention, addAttention } from './trending.ts'

describe('Like and dislike (requirement B-5)', () => {
  test('pressing the active reaction clears it, pressing the other one switches', () => {
    expect([nextReaction(null, 'like'), nextReaction('like', 'like'), nextReaction('like', 'dislike')]).toEqual(['like', null, 'dislike'])
  })

  test('counts match any sequence of presses and never fall below their start', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Reaction>('like', 'dislike')), (presses) => {
        let reaction: Reaction | null = null
        let counts = { likeCount: 15, dislikeCount: 2 }
        for (const pressed of presses) {
          const after: Reaction | null = nextReaction(reaction, pressed)
          counts = recount(counts, reaction, after)
          reaction = after
        }
        expect(counts).toEqual({ likeCount: 15 + Number(reaction === 'like'), dislikeCount: 2 + Number(reaction === 'dislike') })
      }),
    )
  })
})

describe('Addresses (requirement B-3)', () => {
  test('a slug is the lowercase title with hyphens for spaces, without other characters', () => {
    expect(slugOf('Why GRADIENTS vanish')).toBe('why-gradients-vanish')
    expect(slugOf('C++ / "quotes" & 100 %')).toBe('c-quotes-100')
    expect(slugOf('Über 数据')).toBe('über-数据')
    expect(slugOf('???')).toBe('blog')
    expect(numberedSlug('a', 2)).toBe('a-2')
    expect(titleFromSlug('why-not')).toBe('Why not')
  })

  test('any title gives a slug that is one path segment and survives URL encoding', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        const slug = slugOf(title)
        expect(slug).not.toMatch(/[/?#%\\.\s]/)
        expect(slug.length).toBeGreaterThan(0)
        expect(decodeURIComponent(encodeURIComponent(slug))).toBe(slug)
      }),
    )
  })
})

describe('Titles, tags and search', () => {
  test('an empty title becomes the first line, shortened to the limit (requirement B-8)', () => {
    expect(titleFromText('\n  First line \nsecond')).toBe('First line')
    expect(titleFromText('x'.repeat(300))).toHaveLength(120)
  })

  test('tags are lowercase words joined by hyphens', () => {
    expect(['Deep  Learning', 'C++', ' #nlp! ', '...', 'a'.repeat(50)].map(tagOf)).toEqual(['deep-learning', 'c++', 'nlp', '', 'a'.repeat(30)])
    expect(tagOf(`${'a'.repeat(29)}𐐨`)).toBe('a'.repeat(29))
  })

  test('one spelling of a tag and a word with and without accents', () => {
    expect(['naïve-bayes', 'naive bayes', 'Straße', 'Łódź'].map(tagOf)).toEqual(['naive-bayes', 'naive-bayes', 'strasse', 'lodz'])
    expect(searchWords('Café')).toBe('cafe:*')
    expect(searchWords('naïve-bayes')).toBe(searchWords('naive bayes'))
    expect(searchableText('C++, C#, R and node.js')).toBe('cplusplus csharp r and node js')
    expect(searchWords('R')).toBe('r')
  })

  test('texts without spaces are found by a part of them', () => {
    const found = (text: string, q: string) => searchWords(q).split(' & ').every((word) => ` ${searchableText(text)}`.includes(` ${word.replace(':*', '')}`))
    expect(found('我家在上海东边，学习神经网络很有意思。', '神经网络')).toBe(true)
    expect(found('ニューラルネットワークの学習を説明します。', '学習')).toBe(true)
    expect(found('การเรียนรู้เชิงลึกคืออะไร', 'เรียนรู้')).toBe(true)
    expect(found('我家在上海东边', '北京')).toBe(false)
  })

  test('a search text never reaches the database as search syntax', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(searchWords(typed)).toMatch(/^$|^[\p{L}\p{M}\p{N}]+(:\*)?( & [\p{L}\p{M}\p{N}]+(:\*)?)*$/u)
      }),
    )
  })
})

describe('Trending (requirement B-7)', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 24 * 3600 * 1000)

  test('scores halve in two days: one like now counts more than one of four days ago fourfold', () => {
    const old = addAttention(-Infinity, 'like', day(0))
    const recent = addAttention(-Infinity, 'like', day(4))
    expect(HALF_LIFE_MS).toBe(2 * 24 * 3600 * 1000)
    expect(2 ** (recent - old)).toBeCloseTo(4)
  })

  test('the stored logarithm equals that of the decaying sum, for any sequence of events', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('like', 'comment', 'read'), fc.double({ min: 0, max: 60, noNaN: true })), { maxLength: 30 }), (events) => {
        const weights = { like: 4, comment: 6, read: 0.2, publish: 3 }
        const kept = events.reduce((sum, [kind, at]) => addAttention(sum, kind as 'like', day(at)), initialAttention(day(0)))
        const now = 60
        const sum = events.reduce((total, [kind, at]) => total + weights[kind as 'like'] * 2 ** (-(now - at) / 2), 3 * 2 ** (-now / 2))
        expect(kept - day(now).getTime() / HALF_LIFE_MS).toBeCloseTo(Math.log2(sum), 6)
      }),
    )
  })

  test('undoing an event restores the score, which never falls below that of publishing', () => {
    const start = initialAttention(day(0))
    const liked = addAttention(start, 'like', day(1))
    expect(removeAttention(liked, 'like', day(1), day(0))).toBeCloseTo(start, 9)
    expect(removeAttention(start, 'like', day(9), day(0))).toBe(start)
  })
})
