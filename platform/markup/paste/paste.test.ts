import { fromHtml } from 'hast-util-from-html'
import { describe, expect, test } from 'vitest'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { pastedPage } from './page.ts'
import { pastedText } from './text.ts'

/** A page as the editor parses it. */
const paste = (html: string, text = '') => pastedPage(fromHtml(html.replace(/(\s)style(?=\s*=)/gi, '$1data-was-style'), { fragment: true }), text)

describe('B-17 A pasted page', () => {
  test('has a table as a table, with its spans, and a page layout as its content', () => {
    expect(paste('<table><thead><tr><th>a</th><th colspan=2>b</th></tr></thead><tr><td>1<td>2<td></table>')).toBe(
      '<table><tbody><tr><th>a</th><th colspan="2">b</th></tr><tr><td>1</td><td>2</td><td><p></p></td></tr></tbody></table>',
    )
    expect(paste('<table><caption>Losses</caption><tr><td>1</td><td>2</td></tr></table>')).toBe('<p>Losses</p><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>')
    expect(paste('<table role="presentation"><tr><td><h1>Title</h1></td><td>text</td></tr></table>')).toBe('<h2>Title</h2><p>text</p>')
    expect(paste('<table><tr><td>only</td></tr><tr><td><p>column</p></td></tr></table>')).toBe('<p>only</p><p>column</p>')
  })

  test('takes a first row of text over numbers as the header row', () => {
    const tagsOf = (rows: string) => paste(`<table>${rows}</table>`).replaceAll(/<\/?(?:table|tbody)>|<\/t[dhr]>|<tr>/g, '')
    expect(tagsOf('<tr><td>model<td>accuracy<tr><td>kNN<td>0.91<tr><td>tree<td>88 %')).toBe('<th>model<th>accuracy<td>kNN<td>0.91<td>tree<td>88 %')
    expect(tagsOf('<tr><td>name<td>city<tr><td>Ada<td>Oslo')).toBe('<td>name<td>city<td>Ada<td>Oslo')
    expect(tagsOf('<tr><td>2025<td>2026<tr><td>1<td>2')).toBe('<td>2025<td>2026<td>1<td>2')
    expect(tagsOf('<tr><td>a<td>b<tr><td>1<td>x<tr><td>y<td>2')).toBe('<td>a<td>b<td>1<td>x<td>y<td>2')
  })

  test('has each formula once, with the source that the page carries', () => {
    const katex = (latex: string) => `<span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">${latex}</annotation></semantics></math></span><span class="katex-html"><i>x</i></span></span>`
    expect(paste(`<p>a ${katex('x^2')} b</p>`)).toBe('<p>a <span data-type="inline-math" data-latex="x^2"></span> b</p>')
    expect(paste(`<span class="katex-display">${katex('w')}</span>`)).toBe('<div data-type="block-math" data-latex="w"></div>')
    expect(paste('<span class="mwe-math-element"><math alttext="{\\displaystyle \\sigma (x)}"><mi>σ</mi></math><img class="mwe-math-fallback-image-inline" src="https://w.example/x.svg"></span>')).toBe('<span data-type="inline-math" data-latex="\\sigma (x)"></span>')
    expect(paste('<p>a<script type="math/tex; mode=display">y</script><span class="MathJax_Preview">y</span></p>')).toBe('<p>a<div data-type="block-math" data-latex="y"></div></p>')
    expect(paste('<p><math><mi>x</mi><mo>+</mo><mn>1</mn></math></p>')).toBe('<p>x+1</p>')
  })

  test('has code of editors, chats, notebooks and GitHub as code blocks', () => {
    const vsCode = '<meta charset="utf-8"><div style="color: #ccc;font-family: Menlo, Monaco, \'Courier New\', monospace;white-space: pre;"><div><span>def</span> f():</div><div>    <span>return 1</span></div></div>'
    expect(paste(vsCode, 'def f():\n    return 1')).toBe('<pre><code class="language-python">def f():\n    return 1</code></pre>')
    expect(paste(vsCode)).toBe('<pre><code class="language-python">def f():\n    return 1</code></pre>')
    expect(paste(vsCode.replace('<div>    <span>return 1</span></div>', ''), 'def f():')).toBe('<p>def f():</p>')
    expect(paste('<pre style="background:#2b2b2b;font-family:\'JetBrains Mono\',monospace;"><span>x</span> = 1<br>y = 2</pre>')).toBe('<pre><code>x = 1\ny = 2</code></pre>')
    expect(paste('<pre><div>python<button>Copy code</button></div><div><code class="hljs language-python"><span>x</span> = 1\n</code></div></pre>')).toBe('<pre><code class="language-python">x = 1</code></pre>')
    expect(paste('<div class="highlight highlight-source-shell"><pre>npm ci</pre></div>')).toBe('<pre><code class="language-shell">npm ci</code></pre>')
    expect(paste('<table class="highlight"><tr><td class="blob-num">1</td><td class="blob-code">a = 1</td></tr><tr><td class="blob-num">2</td><td class="blob-code">  b</td></tr></table>')).toBe('<pre><code>a = 1\n  b</code></pre>')
    expect(paste('Press <kbd>Ctrl</kbd>')).toBe('Press <code>Ctrl</code>')
  })

  test('has the lists, headings and marks of Word', () => {
    const item = (text: string, marker: string, level: number) => `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`
    expect(paste(`${item('One', '·', 1)}\n${item('Below', 'o', 2)}${item('Two', '·', 1)}<p class=MsoNormal>End</p>${item('Third', '3.', 1)}`)).toBe(
      '<ul><li><p>One</p><ul><li><p>Below</p></li></ul></li><li><p>Two</p></li></ul><p class="MsoNormal">End</p><ol start="3"><li><p>Third</p></li></ol>',
    )
    expect(paste("<p class=MsoTitle>Report</p><p class=MsoNormal>A <b style='mso-bidi-font-weight:normal'>bold</b> word<o:p>&nbsp;</o:p></p>")).toContain('<h2 class="MsoTitle">Report</h2>')
    expect(paste("<p>A <b style='mso-bidi-font-weight:normal'>bold</b> word</p>")).toContain('>bold</b>')
  })

  test('has the marks of Google Docs, and its lists in their items', () => {
    expect(paste('<b style="font-weight:normal;"><p><span style="font-weight:700">bold</span> <span style="vertical-align:super">2</span> plain</p></b>')).toBe('<p><strong>bold</strong> <sup>2</sup> plain</p>')
    expect(paste('<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>')).toBe('<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>')
    expect(paste('<ul><li><ul><li>only</li></ul></li></ul>')).toBe('<ul><li><p></p><ul><li>only</li></ul></li></ul>')
    expect(paste('<a href="https://a.example/" style="text-decoration:underline">link</a>')).toBe('<a href="https://a.example/" data-was-style="text-decoration:underline">link</a>')
  })

  test('has no badge around a link, no edit links and nothing hidden', () => {
    expect(paste('<a href="https://ci.example/"><img src="https://img.example/b.svg" alt="build"></a>')).toBe('<a href="https://ci.example/">build</a>')
    expect(paste('<h3>Title<span class="mw-editsection">[edit]</span></h3><p hidden>x</p><p style="display:none">y</p><h6>z</h6>')).toBe('<h3>Title</h3><h3>z</h3>')
  })
})

describe('B-17 A pasted text', () => {
  test.each([
    ['a comment and Python', '# Load the data\n\nimport csv\n\ndef load(path):\n    rows = []\n    return rows', 'python'],
    ['a script without functions', 'x = 1\ny = 2\nfor i in range(3):\n    print(i)', 'python'],
    ['a session', '>>> 1 + 1\n2', 'python'],
    ['SQL', 'SELECT a, b\nFROM t\nWHERE a > 1\nORDER BY b', 'sql'],
    ['JSON', '{\n  "a": 1,\n  "b": [1, 2]\n}', 'json'],
    ['YAML', 'name: build\non: push\njobs:\n  test:\n    runs-on: linux\n    steps:\n      - run: npm test', 'yaml'],
    ['a shell session', '$ npm ci\n$ npm test', 'bash'],
    ['a diff', 'diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n- a\n+ b', ''],
    ['a traceback', 'Traceback (most recent call last):\n  File "train.py", line 3, in <module>\n    model.fit(X, y)\nValueError: Found input variables with inconsistent numbers of samples: [10, 9]', ''],
    ['a stack trace', 'TypeError: x.map is not a function\n    at run (file:///a/b.js:1:2)\n    at main (file:///a/c.js:30:4)', ''],
    ['a stack trace of Java', 'Exception in thread "main" java.lang.NullPointerException\n\tat org.example.Main.run(Main.java:7)\n\tat org.example.Main.main(Main.java:3)', ''],
    ['commits', 'commit 3f2a1b7\nAuthor: Ada <ada@x.test>\n\n    fix: *empty* rows', ''],
    ['rows of values', 'id,name,score\n1,ada,0.9\n2,ben,0.8', ''],
    ['a frame of pandas', '              a         b\ncount  3.000000  3.000000\nmean   2.000000  0.500000', ''],
    ['the summary of a model', `Layer (type)      Output Shape      Param #\n${'='.repeat(40)}\ndense (Dense)     (None, 64)        640\n${'_'.repeat(40)}`, ''],
    ['progress bars', 'Epoch 1/2\n100/100 [==========] - 2s - loss: 0.69\nEpoch 2/2\n100/100 [==========] - 2s - loss: 0.60', ''],
    ['a tree of files', 'project/\n├── data/\n│   └── train.csv\n└── README.md', ''],
    ['a drawn table', '+-----+-----+\n| GPU | Fan |\n+-----+-----+\n|   0 | N/A |\n+-----+-----+', ''],
    ['an array', 'array([[1, 2, 3],\n       [4, 5, 6]])', ''],
    ['a Dockerfile', 'FROM python:3.12\nWORKDIR /app\nCOPY . .\nRUN pip install .', ''],
    ['requirements', 'numpy==1.26.4\npandas>=2.0\ntorch', ''],
    ['settings', '[project]\nname = "demo"\n\n[tool.ruff]\nline-length = 100', ''],
    ['HTML', '<ul>\n  <li>x</li>\n</ul>', 'html'],
    ['R', 'library(dplyr)\ndf <- read.csv("x.csv")\ndf %>%\n  filter(a > 1)', 'r'],
    ['Julia', 'using Flux\nfunction loss(x, y)\n    return sum(x .- y)\nend', ''],
    ['a table of LaTeX', '\\begin{tabular}{ll}\na & b \\\\\n\\end{tabular}', ''],
    ['a log', '2026-01-02 10:00:00 INFO - started\n2026-01-02 10:00:01 WARN + slow', ''],
    ['a makefile', 'all:\n\tpython train.py\n\ttest -f x', ''],
    ['JavaScript', 'const a = 1;\nfunction f() {\n  return a;\n}', ''],
  ])('is code: %s', (_what, text, language) => {
    expect(pastedText(text)).toBe(`<pre><code${language === '' ? '' : ` class="language-${language}"`}>${text.replace(/[<&]/g, (sign) => `&#x${sign.charCodeAt(0).toString(16).toUpperCase()};`)}</code></pre>`)
  })

  test('is a table where tabs separate the cells of a spreadsheet', () => {
    expect(pastedText('epoch\tloss\n1\t0.9\n')).toBe('<table><tbody><tr><th><p>epoch</p></th><th><p>loss</p></th></tr><tr><td><p>1</p></td><td><p>0.9</p></td></tr></tbody></table>')
  })

  test.each([
    ['# Title\n\nText with **bold**', '<h2>Title</h2>\n<p>Text with <strong>bold</strong></p>'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', '<table><tbody><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></tbody></table>'],
    ['It is $L$-smooth, and costs $5 or $10.', '<p>It is <span data-type="inline-math" data-latex="L"></span>-smooth, and costs $5 or $10.</p>'],
    ['\\[\nx^2\n\\]', '<div data-type="block-math" data-latex="x^2"></div>'],
    ['See https://a.example/b, not train.py', '<p>See <a href="https://a.example/b">https://a.example/b</a>, not train.py</p>'],
    ['1. one\n\n2. two', '<ol><li>\n<p>one</p>\n</li><li>\n<p>two</p>\n</li></ol>'],
    ['Run:\n\n    x = 1\n    y = 2\n\nDone with it now.', '<p>Run:</p>\n<pre><code>x = 1\ny = 2</code></pre>\n<p>Done with it now.</p>'],
  ])('is read as Markdown: %j', (text, html) => expect(pastedText(text)).toBe(html))

  test.each(['2 * 3 * 4 = 24, and y = k ** 2', 'Roses are red,\nviolets are blue,\nsugar is sweet,', 'One sentence.  Another one.  And a third.\nTwo more.  Here they are.  Yes.', '2024\n2025\n2026', 'Hello Ada,\nsee you at 10:30.\nBen', 'If you let it run\nfor a while\nit will end', 'From Oslo, with love\nRun, Ada\nAdd milk', 'Just words.\nAnd more words.', 'Run train.py and README.md', 'مرحبا بالعالم.', 'US$ 5 and US$ 6', '', '#hashtag', `${'|a'.repeat(800)}\n${'|-'.repeat(800)}\n${'|a\n'.repeat(500)}`])('stays as it is: %j', (text) => expect(pastedText(text)).toBe(null))

  test.each(['> '.repeat(50_000), '- a\n'.repeat(8_000), '[a]('.repeat(40_000), '$a '.repeat(40_000), '$$\n'.repeat(20_000), '\\('.repeat(50_000), '\\begin{align}'.repeat(10_000), `|${'-|'.repeat(50_000)}`, '*a '.repeat(30_000), 'a\tb\n'.repeat(40_000), ' '.repeat(199_000), '<'.repeat(190_000), 'x = 1\n'.repeat(30_000), `${'|a'.repeat(800)}\n${'|-'.repeat(800)}\n${'|a\n'.repeat(500)}`])(
    'takes little time if it is malicious (%#)',
    (text) => {
      const cpuMs = cpuTime()
      pastedText(text)
      expect(cpuMs()).toBeLessThan(3_000)
    },
  )
})
