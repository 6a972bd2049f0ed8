import { describe, expect, test } from 'vitest'
import { markdownToHtml } from '../../markup/markdown.ts'
import { sanitizeRichText } from './sanitize.ts'
import { htmlToMarkdown } from './to-markdown.ts'

const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`
const HEADER = '<tr><th><p>in</p></th><th><p>out</p></th></tr>'
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
/** The last line of a table with one row. */
const written = (...cells: string[]) => htmlToMarkdown(table(HEADER, row(...cells))).trimEnd().split('\n').slice(2)

describe('A-15 Stored markup as Markdown', () => {
  test('has tables, with a blank header row where there is none', () => {
    expect(htmlToMarkdown(table(HEADER, row('<p>1</p>', '<p>0.9</p>')))).toBe('| in | out |\n| -- | --- |\n| 1  | 0.9 |\n')
    expect(htmlToMarkdown(table(row('<p>a</p>', '<p>b</p>')))).toBe('|   |   |\n| - | - |\n| a | b |\n')
    expect(written('<p>a | b</p>', '<p></p>')).toEqual(['| a \\| b |     |'])
  })

  test.each([
    ['words without a paragraph', 'one <strong>two</strong> three<ul><li>x <em>y</em></li></ul>', 'one **two** three<br>- x *y*'],
    ['paragraphs', '<p>one</p><p>two</p>', 'one<br>two'],
    ['lines', '<p>one<br>two</p>', 'one<br>two'],
    ['a list', '<ul><li><p>x</p></li><li><p>y</p><ul><li><p>z</p></li></ul></li></ul>', '- x<br>- y<br>- z'],
    ['a numbered list', '<ol start="3"><li><p>x</p></li><li><p>y</p></li></ol>', '3. x<br>4. y'],
    ['code', '<pre><code class="language-python">a = 1\nb = a | 2</code></pre>', '`a = 1`<br>`b = a \\| 2`'],
    ['a quote', '<blockquote><p>x</p><p>y</p></blockquote>', 'x<br>y'],
    ['a formula', '<div data-type="block-math" data-latex="|x|\n+ \\|y\\|"></div>', '$\\vert x\\vert  + \\Vert y\\Vert$'],
    ['an image', '<img src="/images/1.webp" alt="A plot">', '![A plot](/images/1.webp)'],
  ])('has %s of a cell in one line', (_what, cell, markdown) => expect(written(cell, '<p>b</p>')).toEqual([`| ${markdown} | b   |`]))

  test.each(['<p>10<sup>6</sup> tokens and H<sub>2</sub>O</p>', '<p>e<sup><em>x</em></sup> beside <strong>b</strong></p>', `<p>x</p>${table('<tr><th><p>a</p></th></tr>', row('<p>10<sup>6</sup></p>'))}`])('has superscript and subscript: %j', (html) => {
    for (const part of html.match(/<su[pb]>(?:\w|<em>)*/g)!) expect(htmlToMarkdown(html)).toContain(part.replace('<em>', '*'))
  })

  test.each([table(HEADER, row('<p>a | b</p>', '<p><code>c|d</code></p>')), table(HEADER, row('<p>1</p>', '<p><span data-type="inline-math" data-latex="x_2"></span></p>'))])('is read as the same table: %j', (html) => {
    expect(sanitizeRichText(markdownToHtml(htmlToMarkdown(html)), { imageSources: () => false })).toBe(html)
  })
})
