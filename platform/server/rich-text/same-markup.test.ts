import { describe, expect, test } from 'vitest'
import { isSameMarkup } from './same-markup.ts'

describe('B-10 Two texts', () => {
  test.each([
    ['<p>a</p>', '<p>a</p><p></p>'],
    ['<h2>H</h2>\n<ul>\n<li>one</li>\n<li>two <strong>b</strong>\n<ul>\n<li>x</li>\n</ul>\n</li>\n</ul>', '<h2>H</h2><ul><li><p>one</p></li><li><p>two <strong>b</strong></p><ul><li><p>x</p></li></ul></li></ul>'],
    ['<table><tbody><tr><th>a</th></tr>\n<tr><td>1</td></tr></tbody></table>', '<table><tbody><tr><th><p>a</p></th></tr><tr><td><p>1</p></td></tr></tbody></table>'],
    ['<p>one\ntwo</p>', '<p>one two</p>'],
  ])('look the same: %j', (one, other) => expect(isSameMarkup(one, other)).toBe(true))

  test.each([
    ['<p>a</p>', '<p>b</p>'],
    ['<p>a</p>', '<h2>a</h2>'],
    ['<p>a</p>', '<p><strong>a</strong></p>'],
    ['<p>a b</p>', '<p>ab</p>'],
    ['<p>a</p><p>b</p>', '<p>ab</p>'],
    ['<pre><code>a\n  b</code></pre>', '<pre><code>a b</code></pre>'],
    ['<p><a href="https://a.test">a</a></p>', '<p><a href="https://b.test">a</a></p>'],
    ['<p>a</p><img src="/images/a.webp" alt="">', '<p>a</p>'],
    ['<p><span data-type="inline-math" data-latex="x"></span></p>', '<p><span data-type="inline-math" data-latex="y"></span></p>'],
  ])('look different: %j', (one, other) => expect(isSameMarkup(one, other)).toBe(false))
})
