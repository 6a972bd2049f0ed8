import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diffBlocks, defaultChoice, mergedBlocks, type Choice, type DiffSegment } from './merge.ts'

const blocks = fc.array(fc.constantFrom('<p>a</p>', '<p>b</p>', '<p>c</p>', '<h2>d</h2>'), { maxLength: 14 })
const choices = (segments: DiffSegment[], choice: Choice) => segments.map(() => choice)

describe('B-11 Merging edits of two windows', () => {
  test('an added paragraph is the only difference', () => {
    expect(diffBlocks(['a', 'b'], ['a', 'new', 'b'])).toEqual([
      { kind: 'same', blocks: ['a'] },
      { kind: 'differs', mine: [], theirs: ['new'] },
      { kind: 'same', blocks: ['b'] },
    ])
  })

  test('a changed paragraph shows both sides', () => {
    expect(diffBlocks(['a', 'my words', 'c'], ['a', 'their words', 'c'])).toEqual([
      { kind: 'same', blocks: ['a'] },
      { kind: 'differs', mine: ['my words'], theirs: ['their words'] },
      { kind: 'same', blocks: ['c'] },
    ])
  })

  test('equal texts have no differences', () => {
    expect(diffBlocks(['a', 'b'], ['a', 'b'])).toEqual([{ kind: 'same', blocks: ['a', 'b'] }])
    expect(diffBlocks([], [])).toEqual([])
  })

  test('choosing mine everywhere gives my text, choosing theirs everywhere gives theirs', () => {
    fc.assert(
      fc.property(blocks, blocks, (mine, theirs) => {
        const segments = diffBlocks(mine, theirs)
        expect(mergedBlocks(segments, choices(segments, 'mine'))).toEqual(mine)
        expect(mergedBlocks(segments, choices(segments, 'theirs'))).toEqual(theirs)
      }),
    )
  })

  test('keeping both loses no block of either side', () => {
    fc.assert(
      fc.property(blocks, blocks, (mine, theirs) => {
        const both = mergedBlocks(diffBlocks(mine, theirs), [])
        for (const block of new Set([...mine, ...theirs])) {
          const count = (list: string[]) => list.filter((one) => one === block).length
          expect(count(both)).toBeGreaterThanOrEqual(Math.max(count(mine), count(theirs)))
        }
      }),
    )
  })

  test('equal text is one segment', () => {
    fc.assert(
      fc.property(blocks, blocks, (mine, theirs) => {
        const kinds = diffBlocks(mine, theirs).map(({ kind }) => kind)
        expect(kinds.every((kind, index) => kind === 'differs' || kind !== kinds[index + 1])).toBe(true)
      }),
    )
  })

  test('a changed paragraph and a new one beside it are two choices', () => {
    const mine = ['<p>Attention weighs what matters</p>', '<p>Mine alone</p>']
    const theirs = ['<p>Attention always weighs what matters</p>', '<p>Quite different</p>']
    expect(diffBlocks(mine, theirs)).toEqual([
      { kind: 'differs', mine: [mine[0]], theirs: [theirs[0]] },
      { kind: 'differs', mine: [mine[1]], theirs: [] },
      { kind: 'differs', mine: [], theirs: [theirs[1]] },
    ])
  })

  test('texts of thousands of different blocks give one difference, without a long computation', () => {
    const many = (mark: string) => Array.from({ length: 5000 }, (_, index) => `${mark}${index}`)
    expect(diffBlocks(many('a'), many('b'))).toHaveLength(1)
  })
})

describe('B-11 The preselected choice of the merge screen', () => {
  test('is what only one side wrote', () => {
    expect(defaultChoice({ mine: ['old'], theirs: ['new'] }, ['old'])).toBe('theirs')
    expect(defaultChoice({ mine: ['new'], theirs: ['old'] }, ['old'])).toBe('mine')
    expect(defaultChoice({ mine: ['new'], theirs: [] }, ['old'])).toBe('mine')
  })

  test('is a deletion by one side', () => {
    expect(defaultChoice({ mine: [], theirs: ['old'] }, ['old'])).toBe('mine')
    expect(defaultChoice({ mine: ['old'], theirs: [] }, ['old'])).toBe('theirs')
  })

  test('is both, if both sides wrote or the common base is unknown', () => {
    expect(defaultChoice({ mine: ['x'], theirs: ['y'] }, ['old'])).toBe('both')
    expect(defaultChoice({ mine: ['x'], theirs: [] }, null)).toBe('both')
  })
})
