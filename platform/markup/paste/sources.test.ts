import { fromHtml } from 'hast-util-from-html'
import { describe, expect, test } from 'vitest'
import { pastedPage } from './page.ts'

/** A page as the editor parses it, without elements and attributes that the editor does not know. */
const paste = (html: string) =>
  pastedPage(fromHtml(html.replace(/(\s)style(?=\s*=)/gi, '$1data-was-style'), { fragment: true }), '')
    .replaceAll(/<\/?(?:div|span(?! data-type)|google-sheets-html-origin|figure)(?: [^>]*)?>/g, '')
    .replaceAll(/ (?:class="(?!language)[^"]*"|id="[^"]*"|data-was-style="[^"]*"|target="[^"]*")/g, '')
    .replaceAll(/ {2,}/g, ' ')

describe('B-17 A page of Notion', () => {
  test.each([
    ['<!-- notionvc: 1 --><h1>Plan</h1><ul><li>One<ul><li>Two</li></ul></li></ul><p><code>x</code> and <strong>b</strong></p>', '<h2>Plan</h2><ul><li>One<ul><li>Two</li></ul></li></ul><p><code>x</code> and <strong>b</strong></p>'],
    ['<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">Done</span></li></ul>', '<ul><li>☑ Done</li></ul>'],
    ['<ul><li><input type="checkbox" checked disabled> Trained</li><li><input type="checkbox" disabled> Deployed</li></ul>', '<ul><li>☑ Trained</li><li>☐ Deployed</li></ul>'],
    ['<p><input type="checkbox"> a box of a form</p>', '<p> a box of a form</p>'],
    ['<figure class="callout" style="display:flex"><div><span class="icon">💡</span></div><div>Remember this</div></figure>', '💡Remember this'],
    ['<p>so <span class="notion-text-equation-token"><span class="katex"><span class="katex-mathml"><math><semantics><mi>n</mi><annotation encoding="application/x-tex">n^2</annotation></semantics></math></span><span class="katex-html">n2</span></span></span> grows</p>', '<p>so <span data-type="inline-math" data-latex="n^2"> grows</p>'],
    ['<pre class="code"><code class="language-Python">import os\nprint(1)</code></pre>', '<pre><code class="language-python">import os\nprint(1)</code></pre>'],
    ['<table class="simple-table"><thead><tr><th style="width:9px">k</th><th>v</th></tr></thead><tbody><tr><td>a</td><td>1</td></tr></tbody></table>', '<table><tbody><tr><th>k</th><th>v</th></tr><tr><td>a</td><td>1</td></tr></tbody></table>'],
  ])('%j', (html, pasted) => expect(paste(html)).toBe(pasted))
})

describe('B-17 A notebook', () => {
  test.each([
    ['<div class="highlight hl-ipython3"><pre><span></span><span class="kn">import</span> <span>torch</span>\n<span>x</span> = 1\n</pre></div>', '<pre><code class="language-python">import torch\nx = 1</code></pre>'],
    ['<div class="jp-InputPrompt">In [3]:</div><div class="highlight hl-ipython3"><pre>a\nb</pre></div><div class="jp-OutputPrompt">Out[3]:</div><div class="jp-RenderedText"><pre>array([1, 2])</pre></div>', '<pre><code class="language-python">a\nb</code></pre><pre><code>array([1, 2])</code></pre>'],
    ['<div class="prompt input_prompt">In&nbsp;[1]:</div><div class="input_area"><div class="highlight hl-r"><pre>x &lt;- 2</pre></div></div>', '<pre><code class="language-r">x &#x3C;- 2</code></pre>'],
    ['<div class="cm-content"><div class="cm-line"><span>def</span> f():</div><div class="cm-line">    return 1</div></div>', '<pre><code class="language-python">def f():\n return 1</code></pre>'],
    ['<h2 id="Data">Data<a class="anchor-link" href="#Data">¶</a></h2><p>Loaded</p>', '<h2>Data</h2><p>Loaded</p>'],
  ])('%j', (html, pasted) => expect(paste(html)).toBe(pasted))
})

describe('B-17 A table of pandas', () => {
  const table = (rows: string) => `<table><tbody>${rows}</tbody></table>`

  test.each([
    [
      '<style scoped>.dataframe th { color: red }</style><table border="1" class="dataframe"><thead><tr style="text-align: right;"><th></th><th>name</th></tr></thead><tbody><tr><th>0</th><td>Ada</td></tr><tr><th>1</th><td>NaN</td></tr></tbody></table><p>2 rows × 1 columns</p>',
      `${table('<tr><th><p></p></th><th>name</th></tr><tr><th>0</th><td>Ada</td></tr><tr><th>1</th><td>NaN</td></tr>')}<p>2 rows × 1 columns</p>`,
    ],
    [
      '<table class="dataframe"><thead><tr><th></th><th colspan="2" halign="left">loss</th></tr><tr><th>model</th><th>min</th><th>max</th></tr></thead><tbody><tr><th rowspan="2" valign="top">a</th><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></tbody></table>',
      table('<tr><th><p></p></th><th colspan="2">loss</th></tr><tr><th>model</th><th>min</th><th>max</th></tr><tr><th rowspan="2">a</th><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr>'),
    ],
    ['<style type="text/css">#T_x td{color:red}</style><table id="T_x"><thead><tr><th class="blank"></th><th class="col_heading">f1</th></tr></thead><tbody><tr><th class="row_heading">svm</th><td id="T_x_row0">0.5</td></tr></tbody></table>', table('<tr><th><p></p></th><th>f1</th></tr><tr><th>svm</th><td>0.5</td></tr>')],
  ])('%j', (html, pasted) => expect(paste(html)).toBe(pasted))
})

describe('B-17 Cells of Google Sheets', () => {
  const sheet = (rows: string) => `<google-sheets-html-origin><style><!--td {border: 1px solid #ccc;}--></style><table data-sheets-root="1" dir="ltr"><colgroup><col width="100"/></colgroup><tbody>${rows}</tbody></table></google-sheets-html-origin>`
  const table = (rows: string) => `<table><tbody>${rows}</tbody></table>`

  test.each([
    [sheet('<tr style="height:21px;"><td style="font-weight:bold;">city</td><td style="font-weight:bold;">people</td></tr><tr><td>Oslo</td><td data-sheets-value="{}" style="text-align:right;">709037</td></tr>'), table('<tr><th>city</th><th>people</th></tr><tr><td>Oslo</td><td>709037</td></tr>')],
    [sheet('<tr><td style="font-weight:bold">x</td><td style="font-style:italic">y</td></tr><tr><td>1<br>2</td><td style="text-decoration:line-through">z</td></tr>'), table('<tr><td><strong>x</strong></td><td><em>y</em></td></tr><tr><td>1<br>2</td><td><s>z</s></td></tr>')],
    [sheet('<tr><td><a class="in-cell-link" href="https://a.invalid/x">page</a></td><td></td></tr><tr><td rowspan="2">v</td><td>b</td></tr><tr><td>c</td></tr>'), table('<tr><td><a href="https://a.invalid/x">page</a></td><td><p></p></td></tr><tr><td rowspan="2">v</td><td>b</td></tr><tr><td>c</td></tr>')],
    ['<google-sheets-html-origin><span data-sheets-root="1" style="font-size:10pt;font-family:Arial;">only 5</span></google-sheets-html-origin>', 'only 5'],
  ])('%j', (html, pasted) => expect(paste(html)).toBe(pasted))
})
