import { describe, expect, test } from 'vitest'
import { pastedText } from './paste/text.ts'

/** Without the line breaks between elements. */
const paste = (text: string) => pastedText(text)?.replace(/>\n/g, '>')

describe('B-17 A Markdown text that is pasted', () => {
  test.each([
    ['## Status\n\n[![tests](https://img.invalid/t.svg)](https://ci.invalid/run)', '<h2>Status</h2><p><a href="https://ci.invalid/run">tests</a></p>'],
    ['[![a](https://i.invalid/a.svg)](https://a.invalid) [![b](https://i.invalid/b.svg)](https://b.invalid)', '<p><a href="https://a.invalid">a</a> <a href="https://b.invalid">b</a></p>'],
    ['[![docs][i]][d]\n\n[i]: https://i.invalid/d.svg\n[d]: https://d.invalid', '<p><a href="https://d.invalid">docs</a></p>'],
  ])('has badges as links: %j', (text, html) => expect(paste(text)).toBe(html))

  test.each([
    ['# Runs\n\n![Loss over time](https://img.invalid/loss.png "Loss")\n\nafter', '<h2>Runs</h2><p><img src="https://img.invalid/loss.png" alt="Loss over time" title="Loss"></p><p>after</p>'],
    ['Look: ![A cat](https://img.invalid/c.png) here', '<p>Look: <img src="https://img.invalid/c.png" alt="A cat"> here</p>'],
    ['![A dog][dog]\n\n[dog]: https://img.invalid/d.png', '<p><img src="https://img.invalid/d.png" alt="A dog"></p>'],
  ])('has images: %j', (text, html) => expect(paste(text)).toBe(html))

  test.each([
    ['[Bayes](https://a.invalid/wiki/Prior_(statistics)) next', '<p><a href="https://a.invalid/wiki/Prior_(statistics)">Bayes</a> next</p>'],
    ['[a](<https://a.invalid/x (y)>) next', '<p><a href="https://a.invalid/x%20(y)">a</a> next</p>'],
    ['[t](https://a.invalid "The title") and [u](https://b.invalid \'Other\')', '<p><a href="https://a.invalid" title="The title">t</a> and <a href="https://b.invalid" title="Other">u</a></p>'],
    ['See https://a.invalid/wiki/Set_(maths) now', '<p>See <a href="https://a.invalid/wiki/Set_(maths)">https://a.invalid/wiki/Set_(maths)</a> now</p>'],
    ['(see https://a.invalid/b)', '<p>(see <a href="https://a.invalid/b">https://a.invalid/b</a>)</p>'],
    ['The [paper][1] says so.\n\n[1]: https://a.invalid/p_(2) "Paper"', '<p>The <a href="https://a.invalid/p_(2)" title="Paper">paper</a> says so.</p>'],
  ])('has links: %j', (text, html) => expect(paste(text)).toBe(html))

  test.each([
    ['````\n```python\ny = 1\n```\n````', '<pre><code>```python\ny = 1\n```</code></pre>'],
    ['~~~~ md\n~~~\nx\n~~~\n~~~~', '<pre><code class="language-md">~~~\nx\n~~~</code></pre>'],
    ['1. One\n   - a\n     ```sh\n     ls\n     ```\n2. Two', '<ol><li>One\n<ul><li>a\n<pre><code class="language-sh">ls</code></pre></li></ul></li><li>Two</li></ol>'],
    ['> ```\n> if a:\n>     b\n> ```', '<blockquote><pre><code>if a:\n    b</code></pre></blockquote>'],
  ])('has fences inside others, items and quotes: %j', (text, html) => expect(paste(text)).toBe(html))

  test.each(['An array [1][2] of [x][y]', 'He said [sic] so', 'a[i][j] is a cell'])('has no links without an address: %j', (text) => expect(pastedText(text)).toBe(null))
})
