import { describe, expect, test } from 'vitest'
import { hasImagesToFetch, isSameText, isEmptyDraft, EMPTY_TEXT, addTags } from './draft-text.ts'

describe('B-10 Drafts', () => {
  test('an untouched new blog is empty', () => {
    expect(isEmptyDraft(EMPTY_TEXT)).toBe(true)
    expect(isEmptyDraft({ ...EMPTY_TEXT, title: '  ', content: '<p></p><p><br></p>' })).toBe(true)
  })

  test('a title, a tag, a cover or a letter makes a draft that is not empty', () => {
    expect(isEmptyDraft({ ...EMPTY_TEXT, title: 'A' })).toBe(false)
    expect(isEmptyDraft({ ...EMPTY_TEXT, tags: ['ml'] })).toBe(false)
    expect(isEmptyDraft({ ...EMPTY_TEXT, coverId: 'x' })).toBe(false)
    expect(isEmptyDraft({ ...EMPTY_TEXT, content: '<p>a</p>' })).toBe(false)
    expect(isEmptyDraft({ ...EMPTY_TEXT, content: '<hr>' })).toBe(false)
  })

  test('an image of another page that was not fetched makes no difference; one of this device does', () => {
    const text = { ...EMPTY_TEXT, content: '<p>a</p><p>b</p>' }
    const withImage = (upload: string) => ({ ...text, content: `<p>a</p><img alt="x > y" data-upload="${upload}" width="2"><p>b</p>` })
    expect([hasImagesToFetch(text), hasImagesToFetch(withImage('from:https://a.test/x.png')), hasImagesToFetch(withImage('1234'))]).toEqual([false, true, false])
    expect(isSameText(text, withImage('from:https://a.test/x.png'))).toBe(true)
    expect(isSameText(text, withImage('1234'))).toBe(false)
  })

  test('two drafts are equal if title, text, tags and cover are equal', () => {
    const text = { title: 'One', content: '<p>a</p>', tags: ['ml'], coverId: null }
    expect(isSameText(text, { ...text, title: 'One ' })).toBe(true)
    expect(isSameText(text, { ...text, content: '<p>b</p>' })).toBe(false)
    expect(isSameText(text, { ...text, tags: ['ml', 'ai'] })).toBe(false)
    expect(isSameText(text, { ...text, tags: ['ai'] })).toBe(false)
    expect(isSameText(text, { ...text, coverId: 'x' })).toBe(false)
  })

  test('a comma ends a tag, several can be pasted at once, duplicates are dropped', () => {
    expect(addTags(['ml'], 'Deep Learning')).toEqual(['ml', 'deep-learning'])
    expect(addTags(['ml'], 'ML, statistics; ')).toEqual(['ml', 'statistics'])
    expect(addTags(['ml'], '  , !!')).toEqual(['ml'])
  })
})
