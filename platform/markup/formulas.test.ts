import { describe, expect, test } from 'vitest'
import { markdownToHtml } from './markdown.ts'
import { pastedText } from './paste/text.ts'

/** The markup with each formula as `<inline:…>` or `<block:…>`, without line breaks between elements. */
const formulas = (html: string | null) =>
  html?.replace(/<(?:span|div) data-type="(inline|block)-math" data-latex="([^"]*)"><\/(?:span|div)>/g, '<$1:$2>').replaceAll('&#x26;', '&').replace(/>\n/g, '>')

describe('B-17 Formulas of a Markdown text', () => {
  test.each([
    ['The risk is \\(R(f)\\) for short.', '<p>The risk is <inline:R(f)> for short.</p>'],
    ['With \\(\\|w\\|_2^2\\) and **\\(b\\)**', '<p>With <inline:\\|w\\|_2^2> and <strong><inline:b></strong></p>'],
    ['### Step \\(k\\)', '<h3>Step <inline:k></h3>'],
    ['`\\(a\\)` is not \\(b\\)', '<p><code>\\(a\\)</code> is not <inline:b></p>'],
    ['| in | out |\n|---|---|\n| \\(x\\) | $y$ |', '<table><tbody><tr><th>in</th><th>out</th></tr><tr><td><inline:x></td><td><inline:y></td></tr></tbody></table>'],
  ])('in round brackets: %j', (text, html) => expect(formulas(pastedText(text))).toBe(html))

  test.each([
    ['\\[\nE = mc^2\n\\]', '<block:E = mc^2>'],
    ['We minimise \\[ f(x) \\] over x.', '<p>We minimise <inline:f(x)> over x.</p>'],
    ['\\[\np\n\n= q\n\\]', '<block:p\n= q>'],
    ['```\n\\[x\\]\n```\n\n$y$', '<pre><code>\\[x\\]</code></pre><p><inline:y></p>'],
  ])('in square brackets: %j', (text, html) => expect(formulas(pastedText(text))).toBe(html))

  test.each([
    ['\\begin{align}\nu &= v \\\\\n &= w\n\\end{align}', '<block:\\begin{align}\nu &= v \\\\\n &= w\n\\end{align}>'],
    ['$$\\begin{align}\nu &= v\n\\end{align}$$', '<block:\\begin{align}\nu &= v\n\\end{align}>'],
    ['Given\n\\begin{equation*}\nh = 1\n\\end{equation*}\nwe see', '<p>Given</p><block:\\begin{equation*}\nh = 1\n\\end{equation*}><p>we see</p>'],
    ['\\begin{pmatrix}1 & 0\\end{pmatrix}', '<block:\\begin{pmatrix}1 & 0\\end{pmatrix}>'],
  ])('in an environment: %j', (text, html) => expect(formulas(pastedText(text))).toBe(html))

  test.each([
    ['So $$p^2$$ holds.', '<p>So <inline:p^2> holds.</p>'],
    ['Where $$r$$ and $q_1$ and $$s$$ meet.', '<p>Where <inline:r> and <inline:q_1> and <inline:s> meet.</p>'],
    ['- first $$h$$\n- $\\beta$-decay', '<ul><li>first <inline:h></li><li><inline:\\beta>-decay</li></ul>'],
    ['$$ q^3 $$', '<block:q^3>'],
  ])('in two dollars: %j', (text, html) => expect(formulas(pastedText(text))).toBe(html))

  test.each([
    ['It is \\$5 and \\$6, with $x^2$.', '<p>It is $5 and $6, with <inline:x^2>.</p>'],
    ['Between $5 and $6 a month, **really**.', '<p>Between $5 and $6 a month, <strong>really</strong>.</p>'],
    ['$5 for $x$ units', '<p>$5 for <inline:x> units</p>'],
    ['A range of $7-$12, and $ n $ spaced, but $n$', '<p>A range of $7-$12, and $ n $ spaced, but <inline:n></p>'],
  ])('are not prices: %j', (text, html) => expect(formulas(pastedText(text))).toBe(html))

  test('an escaped dollar is a dollar', () => expect(markdownToHtml('Pay \\$5 today, not \\$60.')).toBe('<p>Pay $5 today, not $60.</p>'))

  test.each([
    ['1. Note\n\n   \\[\n   a = b\n   \\]\n\n2. Next', '<ol><li><p>Note</p><block:a = b></li><li><p>Next</p></li></ol>'],
    ['- Step\n  \\begin{align}\n  a &= b\n  \\end{align}\n- Next', '<ul><li><p>Step</p><block:\\begin{align}\na &= b\n\\end{align}></li><li><p>Next</p></li></ul>'],
    ['- a\n  - b\n\n    $$z$$\n\n  - c', '<ul><li>a\n<ul><li><p>b</p><block:z></li><li><p>c</p></li></ul></li></ul>'],
    ['> Note\n> \\[\n> a = b\n> \\]\n> end', '<blockquote><p>Note</p><block:a = b><p>end</p></blockquote>'],
    ['> $$ a > b $$\n> end', '<blockquote><block:a > b><p>end</p></blockquote>'],
    ['> \\begin{align}\n> a &> b\n> \\end{align}', '<blockquote><block:\\begin{align}\na &> b\n\\end{align}></blockquote>'],
    ['> > \\[x\\]', '<blockquote><blockquote><block:x></blockquote></blockquote>'],
    ['a\n\n    $$z$$\n\nb', '<p>a</p><pre><code>$$z$$</code></pre><p>b</p>'],
  ])('stay in their item or quote: %j', (text, html) => expect(formulas(markdownToHtml(text))?.replaceAll(/\n {1,3}/g, '\n')).toBe(html))
})
