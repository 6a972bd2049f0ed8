import { describe, expect, test } from 'vitest'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { markdownToBlocks } from './pasted-markdown.ts'

describe('B-17 Pasted Markdown', () => {
  test.each([
    ['# One\n\nTwo\nlines', '<h2>One</h2><p>Two lines</p>'],
    ['### Three ###', '<h3>Three</h3>'],
    ['- a\n- b\n  - c\n- d', '<ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li><li><p>d</p></li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>'],
    ['```Python\nx = "<b>"\n\ny\n```\nend', '<pre><code class="language-python">x = &#34;&#60;b&#62;&#34;\n\ny</code></pre><p>end</p>'],
    ['```\nnever closed', '<pre><code>never closed</code></pre>'],
    ['> a\n> - b', '<blockquote><p>a</p><ul><li><p>b</p></li></ul></blockquote>'],
    ['$$\n\\frac{1}{n}\n$$', '<div data-type="block-math" data-latex="\\frac{1}{n}"></div>'],
    ['$$x^2$$', '<div data-type="block-math" data-latex="x^2"></div>'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', '<pre><code>| a | b |\n|---|---|\n| 1 | 2 |</code></pre>'],
    ['> **bold** *em* `co*de*` $e^x$ ~~no~~', '<blockquote><p><strong>bold</strong> <em>em</em> <code>co*de*</code> <span data-type="inline-math" data-latex="e^x"></span> <s>no</s></p></blockquote>'],
    ['> [a](https://example.org/) ![b](https://example.org/b.png)', '<blockquote><p><a href="https://example.org/">a</a> <a href="https://example.org/b.png">b</a></p></blockquote>'],
    ['> snake_case_name costs $5 and $6', '<blockquote><p>snake_case_name costs $5 and $6</p></blockquote>'],
  ])('converts %j to its blocks', (text, html) => {
    expect(markdownToBlocks(text)).toBe(html)
  })

  test.each(['Just words, 2 * 3 * 4.', 'One line\nand another', 'a - b', '#hashtag', '# a comment\nx = 1', ''])('keeps %j as text', (text) => {
    expect(markdownToBlocks(text)).toBe(null)
  })

  test.each(['> <img src=x onerror=alert(1)>', '> [x](javascript:alert(1))', '$$"><script>alert(1)</script>$$', '```"><script>\n</code><script>alert(1)</script>\n```'])(
    'creates no HTML element from %j',
    (text) => expect(markdownToBlocks(text)).not.toMatch(/<(?:img|script)|href="javascript/),
  )

  test.each(['> '.repeat(50_000), '- a\n'.repeat(20_000), `> ${'*a '.repeat(30_000)}`, `> ${'[a]('.repeat(20_000)}`, '$$\n'.repeat(20_000), `|${'-'.repeat(90_000)}x`, '> ' + '$a'.repeat(40_000)])(
    'a malicious text takes only a moment (%#)',
    (text) => {
      const cpuMs = cpuTime()
      markdownToBlocks(text)
      expect(cpuMs()).toBeLessThan(1_500)
    },
  )
})
