import { describe, expect, test } from 'vitest'
import { isSameText, isUntouched, NOTHING_WRITTEN, withTags } from './draft-text.ts'

describe('B-10 A text in progress', () => {
  test('an opened editor in which nothing was typed holds nothing to keep', () => {
    expect(isUntouched(NOTHING_WRITTEN)).toBe(true)
    expect(isUntouched({ ...NOTHING_WRITTEN, title: '  ', content: '<p></p><p><br></p>' })).toBe(true)
  })

  test('a title, a tag, a cover or a letter is something to keep', () => {
    expect(isUntouched({ ...NOTHING_WRITTEN, title: 'A' })).toBe(false)
    expect(isUntouched({ ...NOTHING_WRITTEN, tags: ['ml'] })).toBe(false)
    expect(isUntouched({ ...NOTHING_WRITTEN, coverId: 'x' })).toBe(false)
    expect(isUntouched({ ...NOTHING_WRITTEN, content: '<p>a</p>' })).toBe(false)
    expect(isUntouched({ ...NOTHING_WRITTEN, content: '<hr>' })).toBe(false)
  })

  test('two texts are the same when title, text, tags and cover are', () => {
    const text = { title: 'One', content: '<p>a</p>', tags: ['ml'], coverId: null }
    expect(isSameText(text, { ...text, title: 'One ' })).toBe(true)
    expect(isSameText(text, { ...text, content: '<p>b</p>' })).toBe(false)
    expect(isSameText(text, { ...text, tags: ['ml', 'ai'] })).toBe(false)
    expect(isSameText(text, { ...text, tags: ['ai'] })).toBe(false)
    expect(isSameText(text, { ...text, coverId: 'x' })).toBe(false)
  })

  test('a comma ends a tag, several may be pasted at once, none is there twice', () => {
    expect(withTags(['ml'], 'Deep Learning')).toEqual(['ml', 'deep-learning'])
    expect(withTags(['ml'], 'ML, statistics; ')).toEqual(['ml', 'statistics'])
    expect(withTags(['ml'], '  , !!')).toEqual(['ml'])
  })
})
