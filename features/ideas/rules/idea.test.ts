import { describe, expect, test } from 'vitest'
import { bylineOf, maskEmail, positionBetween } from './idea.ts'
import { ideaInput, linkInput, listInput } from './idea-inputs.ts'

describe('Ideas (requirements I-1, I-3)', () => {
  test('an address is masked except for its first letter and its domain', () => {
    expect(['lina@example.org', 'ä.b@c.test', '😀x@d.test', '', 'none'].map(maskEmail)).toEqual(['l•••@example.org', 'ä•••@c.test', '😀•••@d.test', '', ''])
    expect([bylineOf({ name: 'Lina', email: 'l•••@e.org' }), bylineOf({ name: 'Former member', email: '' })]).toEqual(['by Lina (l•••@e.org)', 'by Former member'])
  })

  test('all four fields are trimmed and required', () => {
    const idea = { key: '0198c5b0-0000-7000-8000-000000000000', name: ' Lina ', email: ' Lina@Example.org ', title: '  A map\nof papers ', description: '  Words.  ', website: '' }
    expect(ideaInput.parse(idea)).toMatchObject({ name: 'Lina', email: 'lina@example.org', title: 'A map of papers', description: 'Words.' })
    for (const field of ['name', 'email', 'title', 'description']) {
      expect(ideaInput.safeParse({ ...idea, [field]: ' \u200b ' }).error?.issues[0]?.message).toBe('Please fill in all fields.')
    }
    expect(ideaInput.safeParse({ ...idea, email: 'lina@' }).error?.issues[0]?.message).not.toBe('Please fill in all fields.')
  })

  test('a link is a web address', () => {
    expect(linkInput.parse({ label: 'Code', url: 'https://example.org/a' })).toEqual({ label: 'Code', url: 'https://example.org/a' })
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'ftp://a.test', '//a.test', 'mailto:a@b.test']) expect(linkInput.safeParse({ label: 'x', url }).success).toBe(false)
  })

  test('a task goes before, between or after others', () => {
    expect([positionBetween(null, null), positionBetween(null, 3), positionBetween(3, null), positionBetween(1, 2)]).toEqual([0, 2, 4, 1.5])
  })

  test('a page of the list starts after an idea', () => {
    expect(listInput.parse({ after: '3_1764150000000' })).toMatchObject({ after: '3_1764150000000', sort: 'newest' })
    expect(listInput.safeParse({ q: 'x', after: 'drop table' }).success).toBe(false)
  })
})
