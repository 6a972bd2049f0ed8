import { describe, expect, it, vi } from 'vitest'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { sanitizeRichText } from './sanitize.ts'
import { highlight } from './highlight.ts'
import { markdownToHtml } from '../../markup/markdown.ts'
import { isEmptyRichText, plainTextOf, plainTextOfRendered, previewTextOf, proseOf, searchTextOf } from './plain-text.ts'
import { renderRichText } from './render.ts'

const maths = (latex: string, tag = 'span') =>
  `<${tag} data-type="${tag === 'div' ? 'block' : 'inline'}-math" data-latex="${latex}"></${tag}>`

describe('Rendered text', () => {
  it('shows formulas beyond a smaller budget as their source', () => {
    const text = `<p>${maths('x^2')}</p>`
    expect(renderRichText(text, { mathsCpuMs: 0 }).html).toBe('<p><span class="math-inline"><code>x^2</code></span></p>')
    expect(renderRichText(text, { mathsCpuMs: 100 }).html).toContain('<math>')
  })

  it('has highlighted code, and plain code of unknown languages', () => {
    const { html } = renderRichText('<pre><code class="language-python">def f(): pass</code></pre>')
    expect(html).toContain('<code class="hljs language-python"><span class="hljs-keyword">def</span>')
    expect(renderRichText('<pre><code class="language-klingon">a &lt; b</code></pre>').html)
      .toBe('<pre tabindex="0"><code class="hljs language-klingon">a &lt; b</code></pre>')
    expect(renderRichText('<pre><code>a</code></pre>').html).toBe('<pre tabindex="0"><code class="hljs">a</code></pre>')
  })

  it.each(
    'python javascript typescript sql bash json r cpp java go rust html css yaml markdown'.split(' '),
  )('knows %s', (language) => {
    const code = '# "x" <b>1</b> /* y */ { "a": 2 } select * from t where 1; let fn def class return `z` key: "v"'
    expect(highlight(code, language)?.some((node) => node.type === 'element')).toBe(true)
  })

  it('has formulas as MathML without styles, and the source of invalid ones', () => {
    const { html } = renderRichText(`<p>${maths('\\frac{a}{b}')}</p>${maths('x^2', 'div')}<p>${maths('\\frac{')}</p>`)
    expect(html).toContain('<span class="math-inline"><math><mrow><mfrac><mi>a</mi><mi>b</mi></mfrac></mrow></math>')
    expect(html).toContain('<div class="math-block" tabindex="0"><math display="block">')
    expect(html).toContain('<span class="math-inline"><code>\\frac{</code></span>')
    expect(html).not.toMatch(/style=|annotation|katex/)
  })

  it('has headings with unique IDs', () => {
    const { html, headings } = renderRichText(
      '<h2>Über Größe</h2><h3>Über Größe</h3><h2>Über Größe 2</h2><h2>!?</h2><h2>学习</h2><h2>body</h2>',
    )
    const ids = ['h-uber-große', 'h-uber-große-2', 'h-uber-große-2-2', 'h-section', 'h-学习', 'h-body']
    expect(headings.map(({ id }) => id)).toEqual(ids)
    expect(headings[1]).toEqual({ id: 'h-uber-große-2', text: 'Über Größe', level: 3 })
    for (const { id } of headings) expect(html).toContain(`id="${id}"`)
  })

  it('offers the sizes of a stored image, none wider than the original', () => {
    const id = '0190c2a4-0000-7000-8000-000000000001'
    const shown = (width: number, height: number) =>
      renderRichText(`<img src="/images/${id}/large.webp" alt="" width="${width}" height="${height}">`).html
    expect(shown(3000, 1500)).toContain(
      `srcset="/images/${id}/small.webp 480w, /images/${id}/phone.webp 720w, /images/${id}/medium.webp 960w, /images/${id}/large.webp 1600w" sizes="auto, `,
    )
    expect(shown(600, 300)).toContain(`srcset="/images/${id}/small.webp 480w, /images/${id}/phone.webp 600w" sizes="auto, `)
    expect(shown(300, 6000)).toContain(`small.webp 96w, /images/${id}/phone.webp 144w, /images/${id}/medium.webp 192w, /images/${id}/large.webp 300w"`)
    expect(shown(0, 0)).not.toContain('srcset')
    expect(renderRichText(`<img src="/images/${id}/large.webp" alt="">`).html).not.toContain('srcset')
  })

  it('loads images lazily', () => {
    const { html } = renderRichText('<img src="/images/a" alt="">')
    expect(html).toBe('<img src="/images/a" alt="" loading="lazy" decoding="async">')
  })
})

describe('Code and formulas on a busy machine', () => {
  it('are rendered as on any other, whatever the clock says', () => {
    const text = '<pre><code class="language-python">def f(): pass</code></pre>'.repeat(3) + `<p>${maths('x^2').repeat(3)}</p>`
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => clock.mock.calls.length * 10_000)
    const { html, isComplete } = renderRichText(text)
    clock.mockRestore()
    expect(html.match(/<span class="hljs-keyword">def<\/span>/g)).toHaveLength(3)
    expect(html.match(/<math>/g)).toHaveLength(3)
    expect(isComplete).toBe(true)
  })

  it('are highlighted up to a limit, and shown plain beyond it', () => {
    const block = (size: number) => `<pre><code class="language-python">${'def f(): pass\n'.repeat(size / 14)}</code></pre>`
    const coloured = (html: string) => renderRichText(html).html.split('<pre').slice(1).map((part) => part.includes('hljs-keyword'))
    expect(coloured(block(19_600) + block(20_300))).toEqual([true, false])
    expect(coloured(block(18_200).repeat(3) + block(8_400) + block(1_400))).toEqual([true, true, true, false, false])
  })
})

describe('Malicious code and formulas', () => {
  it('are cut off and shown plain', () => {
    const attack = '[a]('.repeat(2400)
    const spent = cpuTime()
    const { html } = renderRichText(`<pre><code class="language-markdown">${attack}</code></pre>`.repeat(20))
    // Without a limit, one of these takes a quarter of a minute.
    expect(spent()).toBeLessThan(1500)
    expect(html).toContain(attack)
    expect(highlight('# fine', 'markdown')).not.toBe(null)
  })

  it.each([
    '\\def\\a{\\a\\a}\\a', `\\def\\a#1{#1#1}${'\\a{'.repeat(12)}x${'}'.repeat(12)}`, '{'.repeat(1990),
    '{'.repeat(990) + '}'.repeat(990), '\\hat{'.repeat(300) + '}'.repeat(300),
    `\\begin{matrix}${'a&'.repeat(900)}\\end{matrix}`,
  ])('cost little: %s', (latex) => {
    const spent = cpuTime()
    const { html } = renderRichText(`<p>${maths(latex).repeat(200)}</p>`)
    expect(spent()).toBeLessThan(2500)
    expect(html).toMatch(/<math>|<code>/)
  })

  it('cannot be wider than the page by a rule or a space', () => {
    expect(renderRichText(`<p>${maths('\\rule{9999em}{9999em}\\hspace{9999em}')}</p>`).html).not.toContain('9999em')
  })
})

describe('The plain text of rich text', () => {
  it('has a line for each block, and formulas as their source', () => {
    const list = '<ul><li><p>d</p></li><li><p>e</p></li></ul>'
    expect(plainTextOf(`<h2>A</h2><p>b<br>c ${maths('x^2')}</p>${list}<pre><code>f\ng</code></pre>`)).toBe(
      'A\nb\nc x^2\nd\ne\nf\ng',
    )
    expect(proseOf('<p>a</p><h2>Why</h2><p>b</p>')).toBe('a. b')
    expect(proseOf(renderRichText(`<h2>Why</h2><p>a ${maths('x^2')}</p><pre><code class="language-python">x = 1</code></pre>`).html)).toBe('a x²')
    expect(proseOf('<p>a</p><pre><code>x = 1</code></pre><table><tbody><tr><td><p>0.9</p></td></tr></tbody></table><p>b</p>')).toBe('a. b')
    expect(proseOf('<pre><code>x = 1</code></pre>')).toBe('x = 1')
    expect(plainTextOf('<p>a<script>b</script><style>c</style>&lt;d&gt;</p>')).toBe('a<d>')
  })

  it('marks code in sentences for the search', () => {
    const html = '<p>It takes exactly <code>steps</code> steps.</p><pre><code>x = 1\ny = 2</code></pre><ul><li>a</li><li><code>b</code></li></ul>'
    expect(searchTextOf(html)).toBe('It takes exactly `steps` steps. x = 1 y = 2: a; `b`')
    expect(previewTextOf(html)).toBe('It takes exactly steps steps. x = 1 y = 2: a; b')
  })

  it('has one line for a preview, where the items of a list do not run together', () => {
    expect(previewTextOf('<h2>Why</h2><p>It\ncovers:</p><ul><li><p>Peeking</p></li><li>Power<br>analysis</li></ul><p>Bring a laptop.</p><p>Done</p>')).toBe('Why. It covers: Peeking; Power analysis. Bring a laptop. Done')
    expect(proseOf('<ul><li>a</li><li>b</li></ul><pre><code>x</code></pre>')).toBe('a; b')
    expect(previewTextOf('<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>')).toBe('a b; c d')
  })

  it.each([
    ['\\frac{x^2}{n+1}', '(x²)/(n+1)'],
    ['L(w) = \\sum_{i=1}^n \\sqrt{a_i}', 'L(w) = ∑ᵢ₌₁ⁿ√aᵢ'],
    ['\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}', '(1, 2; 3, 4)'],
    ['\\sqrt[3]{x}', 'x^(1/3)'],
    ['2^{-52} \\approx 2.2 \\cdot 10^{-16}', '2⁻⁵² ≈ 2.2⋅10⁻¹⁶'],
    ['\\hat y_i = \\sum_j w_j x_{ij}', 'ŷᵢ = ∑ⱼwⱼxᵢⱼ'],
    ['[c, e_1, \\dots, e_d]', '[c, e₁, …, e_d]'],
    ['60{,}000', '60,000'],
    ['\\bar{x} \\in \\mathbb{R}^{d}', 'x̄ ∈ ℝ^d'],
  ])('reads a rendered formula as one line: %s', (latex, line) => {
    expect(plainTextOfRendered(renderRichText(`<p>The loss ${maths(latex)} falls.</p>`).html)).toBe(`The loss ${line} falls.`)
  })

  it.each([
    ['', true], ['\n', true], ['<p><br></p>', true], ['<p>&nbsp; \u200B</p><p></p>', true],
    ['<hr><ul><li></li></ul>', true], ['<p>a</p>', false], ['<img src="/images/a">', false], [maths('x'), false],
    [maths('x', 'div'), false], [maths(''), true], ['<p>data-latex="x"</p>', false], ['<script>a</script>', true],
  ])('is empty for "%s": %s', (html, isEmpty) => {
    expect(isEmptyRichText(html)).toBe(isEmpty)
  })
})

describe('Markdown', () => {
  const toClean = (markdown: string) => {
    const html = markdownToHtml(markdown, { imageSource: (src) => `/images/${src}` })
    return sanitizeRichText(html, { imageSources: (src) => src.startsWith('/images/') })
  }

  it('becomes rich text with code, formulas and images', () => {
    expect(toClean('# A\n\nb *c* $x^2$\n\n$$\n\\frac ab\n$$\n\n```python\nd < e\n```\n\n![f](g)\n\n- h\n\n> i')).toBe(
      `<h2>A</h2><p>b <em>c</em> ${maths('x^2')}</p>${maths('\\frac ab', 'div')}` +
        '<pre><code class="language-python">d &lt; e</code></pre><img src="/images/g" alt="f">' +
        '<ul><li><p>h</p></li></ul><blockquote><p>i</p></blockquote>',
    )
  })

  it('lets no HTML through', () => {
    expect(markdownToHtml('<script>alert(1)</script>\n\na <b onclick=x>b</b>')).not.toMatch(/<script|<b|onclick/)
  })
})

it('B-17 items of a to-do list are marked, because their box stands in place of the bullet', () => {
  expect(renderRichText('<ul><li><p>☐ shuffle</p></li><li><p>split</p></li></ul>').html).toBe('<ul><li class="task"><p>☐ shuffle</p></li><li><p>split</p></li></ul>')
})
