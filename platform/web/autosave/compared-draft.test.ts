import { describe, expect, test } from 'vitest'
import { comparedDraft, draftOf } from './compared-draft.ts'

describe('A text that two windows can save', () => {
  test('without a draft it is the saved text', () => {
    expect(draftOf('')).toBeNull()
    expect(comparedDraft(null, 'saved')).toEqual({ text: 'saved', before: 'saved', theirs: null, isChanged: false })
  })

  test('a draft conflicts only with another text that was saved since', () => {
    const draft = { text: 'mine ', before: 'saved' }
    expect(draftOf(JSON.stringify(draft))).toEqual(draft)
    expect(comparedDraft(draft, 'saved')).toMatchObject({ text: 'mine ', theirs: null, isChanged: true })
    expect(comparedDraft(draft, 'theirs')).toMatchObject({ text: 'mine ', theirs: 'theirs', isChanged: true })
    expect(comparedDraft(draft, '')).toMatchObject({ theirs: '' })
    // Saved in this window, with a lost answer.
    expect(comparedDraft(draft, 'mine')).toMatchObject({ theirs: null, isChanged: false })
    // The server stores composed characters.
    expect(comparedDraft({ text: 'cafe\u0301', before: 'saved' }, 'caf\u00E9')).toMatchObject({ theirs: null, isChanged: false })
  })

  test('a text stored without what it is based on is kept', () => {
    for (const text of ['Words', '{"text":1}', '12', 'null']) expect(draftOf(text)).toEqual({ text, before: '' })
  })
})
