import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { renderComment } from './render-comment.ts'

describe('The text of a comment (requirement U-1)', () => {
  beforeEach(() => nextTurn())

  test.each(['Thanks, that helped!', '2 * 3 * 4 = 24', 'It costs $5 or $10.', 'snake_case_name', 'a < b & c > d', '#hashtag', ''])('is plain: %j', (text) => expect(renderComment(text, [])).toBe(null))

  test.each([
    ['use `k = 3`', '<p>use <code>k = 3</code></p>'],
    ['**really**', '<p><strong>really</strong></p>'],
    ['one\n**two**', '<p>one<br><strong>two</strong></p>'],
    ['- a\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['see https://a.example/b', '<p>see <a href="https://a.example/b" rel="nofollow ugc noopener">https://a.example/b</a></p>'],
    ['**@ada** and `@ada`', '<p><strong><a href="/profile/ada">@ada</a></strong> and <code>@ada</code></p>'],
    ['**x** <img src=x onerror=alert(1)> ![y](https://a.example/y.png)', '<p><strong>x</strong> &lt;img src=x onerror=alert(1)> </p>'],
    ['[x](javascript:alert(1)) **y**', '<p>x <strong>y</strong></p>'],
  ])('has its Markdown: %j', (text, html) => expect(renderComment(text, ['ada'])).toBe(html))

  test('has formulas', () => expect(renderComment('so $x^2$', [])).toContain('<math'))

  test.each(['`'.repeat(5_000), '> '.repeat(2_500), '[a]('.repeat(1_200), '$a '.repeat(1_500), '*a '.repeat(1_500), '|-'.repeat(2_500)])('costs little if it is malicious (%#)', (text) => {
    const cpuMs = cpuTime()
    renderComment(text, [])
    expect(cpuMs()).toBeLessThan(1_500)
  })

  test('a table of few characters and many cells costs little', () => {
    const cpuMs = cpuTime()
    expect(renderComment(`${'|a'.repeat(800)}\n${'|-'.repeat(800)}\n${'|a\n'.repeat(500)}`, [])).toBe('<p>This text has too many table cells to display.</p>')
    expect(cpuMs()).toBeLessThan(400)
  })

  test('a page of malicious comments costs little, and the next page is rendered', async () => {
    const cpuMs = cpuTime()
    for (let n = 0; n < 40; n++) renderComment(`\`\`\`markdown\n${'[a]('.repeat(1_200)}\n\`\`\`\n${n}`, [])
    expect(cpuMs()).toBeLessThan(2_000)
    await nextTurn()
    expect(renderComment('**next**', [])).toContain('<strong>')
  })
})
