import { describe, expect, test } from 'vitest'
import { isPageFile, isTextFile, omittedImages, readMarkdownFile } from './text-file.ts'

describe('A Markdown file', () => {
  test('has title and tags in its front matter', () => {
    expect(readMarkdownFile('---\ntitle: "Notes: one"\ntags: [Python, "data science"]\ndate: 2026-01-01\n---\n\n# Top\n\nWords.')).toEqual({ title: 'Notes: one', tags: ['python', 'data-science'], body: '# Top\n\nWords.' })
    expect(readMarkdownFile('\uFEFF---\r\ntitle: Notes\r\ntags:\r\n  - sql\r\n  - sql\r\n---\r\nWords.')).toMatchObject({ title: 'Notes', body: 'Words.' })
    expect(readMarkdownFile('---\ntags:\n  - sql\n  - r\n---\nWords.').tags).toEqual(['sql', 'r'])
  })

  test('loses its first heading if that repeats the title', () => {
    expect(readMarkdownFile('---\ntitle: Three ways\n---\n# Three Ways\n\nWords.')).toEqual({ title: 'Three ways', tags: [], body: 'Words.' })
  })

  test('else the title of its only first heading', () => {
    expect(readMarkdownFile('# Top #\n\nWords.\n\n```bash\n# a comment\n```')).toEqual({ title: 'Top', tags: [], body: 'Words.\n\n```bash\n# a comment\n```' })
    expect(readMarkdownFile('# One\n\n# Two')).toEqual({ title: '', tags: [], body: '# One\n\n# Two' })
    expect(readMarkdownFile('Words\n# Later')).toMatchObject({ title: '', body: 'Words\n# Later' })
  })

  test('without either is its text; a line of dashes is no front matter', () => {
    expect(readMarkdownFile('---\n\nWords.\n')).toEqual({ title: '', tags: [], body: '---\n\nWords.\n' })
    expect(readMarkdownFile('')).toEqual({ title: '', tags: [], body: '' })
  })

  test('is known by its ending', () => {
    expect(['a.md', 'B.MARKDOWN', 'c.html', 'd.txt', 'e.png', 'md'].map(isTextFile)).toEqual([true, true, true, true, false, false])
    expect(['a.htm', 'b.md'].map(isPageFile)).toEqual([true, false])
  })
})

test('the message about images that are left out has their first names', () => {
  expect(omittedImages(['Loss curve'])).toBe('1 image wasn’t imported: Loss curve. Add it with Image.')
  expect(omittedImages(['a.png', 'b.png', `c${'x'.repeat(60)}.png`, 'd.png', 'e.png'])).toBe(`5 images weren’t imported: a.png, b.png, c${'x'.repeat(39)}…, 2 more. Add them with Image.`)
  expect(omittedImages([''])).toBe('1 image wasn’t imported. Add it with Image.')
})
