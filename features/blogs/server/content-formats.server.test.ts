import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { codeOf } from '#tests/support/graphql-reply.ts'
import { people } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'

const services = await openTestServices()
const { ada } = await people(services, 'ada')

const SAVE = 'mutation ($text: BlogTextInput!) { saveDraft(text: $text) { revision } }'
const save = (content: string, format?: string, id: string = randomUUID()) => ada.asks(SAVE, { text: { id, revision: 0, title: 'T', content, tags: [], ...(format !== undefined && { format }) } })

async function stored(content: string, format?: string): Promise<string> {
  const id = randomUUID()
  expect((await save(content, format, id)).errors).toBeUndefined()
  return (await ada.asks<{ blogDraft: { content: string } }>('query ($id: ID!) { blogDraft(id: $id) { content } }', { id })).data!.blogDraft.content
}

describe('B-17 Contents that come by the API', () => {
  test('in Markdown get what they say: headings, code, tables, formulas and links; HTML in it stays text', async () => {
    const html = await stored('# Top\n\nTry **this** with $x^2$ and [a link](https://example.org).\n\n```python\nprint(1)\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n<script>alert(1)</script>', 'MARKDOWN')
    expect(html).toContain('<h2>Top</h2>')
    expect(html).toContain('<strong>this</strong>')
    expect(html).toContain('data-latex="x^2"')
    expect(html).toContain('href="https://example.org')
    expect(html).toContain('<pre><code class="language-python">print(1)')
    expect(html).toMatch(/<th><p>a<\/p><\/th>/)
    expect(html).not.toContain('<script')
    expect(html).toContain('alert(1)')
  })

  test('in Markdown of plain words are paragraphs', async () => {
    expect(await stored('One.\n\nTwo.', 'MARKDOWN')).toBe('<p>One.</p><p>Two.</p>')
  })

  test.each([
    ['Word lists', '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>One</p>', /<ul><li><p>One<\/p><\/li><\/ul>/],
    ['bold of Google Docs', '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Loud</span> and quiet</p></b>', /<p><strong>Loud<\/strong> and quiet<\/p>/],
    ['formulas of KaTeX, once', '<p><span class="katex"><math><annotation encoding="application/x-tex">x^2</annotation></math><span class="katex-html">x2</span></span></p>', /data-latex="x\^2"><\/span><\/p>$/],
    ['headings of all levels', '<h1>A</h1><h5>B</h5>', /<h2>A<\/h2><h3>B<\/h3>/],
  ])('in HTML of other programs are converted like a pasted page: %s', async (_what, html, expected) => {
    expect(await stored(html, 'HTML')).toMatch(expected)
  })

  test('in HTML run nothing', async () => {
    const html = await stored('<p onclick="alert(1)" style="position:fixed">a</p><style>p { color: red }</style><img src=x onerror=alert(1)><a href="javascript:alert(1)">b</a>', 'HTML')
    expect(html).not.toMatch(/onclick|onerror|style|javascript|<img/)
  })

  test('in the HTML of the editor, or without a format, are not converted', async () => {
    for (const format of ['EDITOR', undefined]) expect(await stored('<p># no heading</p>', format)).toBe('<p># no heading</p>')
  })

  test.each([
    ['MARKDOWN', '>', 5_000], ['MARKDOWN', '[', 5_000], ['MARKDOWN', '- '.repeat(3_000), 1], ['MARKDOWN', '*_`', 33_000], ['MARKDOWN', '**a', 33_000], ['MARKDOWN', 'a\n-\n', 24_000],
    ['MARKDOWN', `${'a|'.repeat(100)}\n${'-|'.repeat(100)}\n`, 200], ['MARKDOWN', 'x', 300_000],
    ['HTML', '<p><b><i><u>', 24_000], ['HTML', '<p><b><i><u>', 800], ['HTML', '<div>', 2_400], ['HTML', '<table><tr><td>', 2_400], ['HTML', '<ul><li>', 2_400], ['HTML', '<style', 40_000], ['HTML', '<style', 9_000],
  ])('in %s that keep a parser busy are refused soon: %j, %i times', async (format, part, times) => {
    const started = performance.now()
    const reply = await save(part.repeat(times), format)
    // A text that can be converted in time is saved.
    if (reply.errors !== undefined) expect(['TOO_LARGE', 'BUSY']).toContain(codeOf(reply))
    expect(performance.now() - started).toBeLessThan(4_000)
    if (times > 10_000 || part === '<div>') expect(codeOf(reply)).not.toBeNull()
  })

  test('of an unknown format are refused', async () => {
    expect((await save('x', 'WORD')).errors).toBeDefined()
  })
})
