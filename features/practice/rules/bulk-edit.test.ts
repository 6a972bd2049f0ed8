import { describe, expect, test } from 'vitest'
import { bulkTagsInput, changedTags, tagSuggestions } from './bulk-edit.ts'

describe('Bulk changes of tags (requirement G-38)', () => {
  test('add and remove, without duplicates', () => {
    expect(changedTags(['arrays', 'sorting'], { add: ['sorting', 'search'], remove: ['arrays'] })).toEqual(['sorting', 'search'])
  })

  test('leave one to five tags', () => {
    expect(changedTags(['arrays'], { add: [], remove: ['arrays'] })).toBe('would have no tags')
    expect(changedTags(['a', 'b', 'c', 'd', 'e'].map((tag) => tag.repeat(2)), { add: ['more'], remove: [] })).toBe('would have more than 5 tags')
  })

  test('need a tag in the right form', () => {
    const parse = (add: string[]) => bulkTagsInput.safeParse({ slugs: ['two-sum'], add, remove: [] })
    expect([parse([]).error?.issues[0]?.message, parse(['x y']).error?.issues[0]?.message, parse(['Graphs']).data?.add]).toEqual(['Enter a tag to add or to remove.', 'Use 2 to 25 lowercase letters and hyphens per tag.', ['graphs']])
  })

  test('are suggested from the tags that exist; a new one comes last', () => {
    const known = ['arrays', 'graphs', 'sub-arrays', 'trees']
    const suggested = (typed: string, mayCreate = true) => tagSuggestions(typed, { known, chosen: ['trees'], mayCreate }).map(({ tag, isNew }) => `${tag}${isNew ? ' (new)' : ''}`)
    expect([suggested('Ar'), suggested('ar', false), suggested('arrays'), suggested('tree s')]).toEqual([['arrays', 'sub-arrays', 'ar (new)'], ['arrays', 'sub-arrays'], ['arrays', 'sub-arrays'], ['tree-s (new)']])
    expect(suggested('trees')).toEqual([])
  })
})
