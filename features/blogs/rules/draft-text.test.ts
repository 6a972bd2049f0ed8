import { describe, expect, test } from 'vitest'
import { hasImagesToFetch, hasImagesToSend, isSameText, isEmptyDraft, EMPTY_TEXT, addTags } from './draft-text.ts'

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

  test('tells images to fetch from images to upload, and both from text that mentions them', () => {
    const withImage = (upload: string) => `<p>a</p><img alt="x > y" data-upload="${upload}" width="2"><p>b</p>`
    const kinds = (content: string) => [hasImagesToFetch(content), hasImagesToSend(content)]
    expect(kinds('<p>&lt;img data-upload="from:https://a.test/x.png" data-upload="1"&gt;</p><img alt="a" src="b">')).toEqual([false, false])
    expect(kinds(withImage('from:https://a.test/x.png'))).toEqual([true, false])
    expect(kinds(withImage('1234'))).toEqual([false, true])
    expect(kinds(withImage('1234') + withImage('from:https://a.test/x.png'))).toEqual([true, true])
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
