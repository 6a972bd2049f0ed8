import type { Page } from '@playwright/test'
import { expect, skipGreeting, test } from '#tests/support/journey.ts'
import { asWriter, drawnPicture, openEditor, publish, stateOf, textOf, typeAtEnd } from '../support/blog-editor.ts'

interface Brought {
  text?: string
  html?: string
  picture?: boolean
}

/** Pastes or drops the content that another program would provide. */
async function bring(page: Page, kind: 'paste' | 'drop', { text, html, picture }: Brought): Promise<void> {
  const png = picture === true ? [...(await drawnPicture(page))] : null
  await textOf(page).evaluate(
    (editable, { kind, text, html, png }) => {
      const data = new DataTransfer()
      if (text !== undefined) data.setData('text/plain', text)
      if (html !== undefined) data.setData('text/html', html)
      if (png !== null) data.items.add(new File([Uint8Array.from(png)], 'field.png', { type: 'image/png' }))
      const { left, top } = editable.getBoundingClientRect()
      const how = { bubbles: true, cancelable: true, clientX: left + 20, clientY: top + 10 }
      const event = kind === 'paste' ? new ClipboardEvent('paste', { ...how, clipboardData: data }) : new DragEvent('drop', { ...how, dataTransfer: data })
      ;(editable.firstElementChild ?? editable).dispatchEvent(event)
    },
    { kind, text, html, png },
  )
}

test('B-15 pasted and dropped images are uploaded, and readers get the size they need', async ({ page }) => {
  await asWriter(page)
  await openEditor(page)
  await page.getByLabel('Title').fill('Two blue fields')
  await typeAtEnd(page, 'Before the fields.')
  await bring(page, 'paste', { picture: true })
  await expect(textOf(page).locator('img[src^="/images/"]')).toHaveCount(1)
  await bring(page, 'drop', { picture: true })
  await expect(textOf(page).locator('img[src^="/images/"]')).toHaveCount(2)
  await publish(page)
  await expect(page).toHaveURL(/\/blog\/two-blue-fields/)
  await expect(page.locator('article .prose img[srcset*="small.webp 480w"]')).toHaveCount(2)
})

test('B-17 a failed upload shows an error, and Retry uploads it', async ({ page }) => {
  await asWriter(page)
  await openEditor(page)
  await typeAtEnd(page, 'Words stay.')
  await page.route('**/api/images', (route) => route.abort(), { times: 1 })
  await bring(page, 'paste', { picture: true })
  await expect(textOf(page).getByText('We couldn’t reach Cloggle. Check your connection and try again.')).toBeVisible()
  await textOf(page).getByRole('button', { name: 'Retry' }).click()
  await expect(textOf(page).locator('img[src^="/images/"]')).toHaveCount(1)

  await page.route('**/api/images', (route) => route.fulfill({ status: 503, json: { error: 'We’re busy right now.', code: 'BUSY', fields: {} } }), { times: 1 })
  await page.getByLabel('Choose a cover image').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: await drawnPicture(page) })
  await expect(page.getByRole('alert').filter({ hasText: 'We’re busy right now.' })).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('img', { name: 'The cover' })).toBeVisible()
})

test('B-17 images of pasted HTML are imported; a failed one shows an error in its place', async ({ page }) => {
  await asWriter(page)
  await openEditor(page)
  await page.getByLabel('Title').fill('Brought from elsewhere')
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const sent = await page.request.post('/api/images', {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    data: await drawnPicture(page),
  })
  const picture = (await sent.json()) as { url: string }
  const requests: unknown[] = []
  // The server fetches only from public addresses: here its response is mocked.
  await page.route('**/api/images/fetch', async (route) => {
    const { address } = route.request().postDataJSON() as { address: string }
    requests.push(address)
    if (address.endsWith('/field.png')) await route.fulfill({ status: 201, json: picture })
    else await route.continue()
  })
  await textOf(page).click()
  const own = new URL(picture.url, page.url()).href
  await bring(page, 'paste', {
    html: `<p>Words</p><img alt="A field" src="https://elsewhere.test/field.png"><p>more</p><img src="https://elsewhere.test/gone.png">` +
      `<img src="https://elsewhere.test/dot.png" width="1" height="1"><img alt="Our own" src="${own}"><p>words.</p>`,
    text: 'Words more words.',
  })
  await expect(textOf(page).getByRole('img', { name: 'A field' })).toHaveAttribute('src', picture.url)
  await expect(textOf(page).getByRole('img', { name: 'Our own' })).toHaveAttribute('src', picture.url)
  await expect(textOf(page).getByText('We couldn’t import this image. Download it, then add it with Image.')).toBeVisible()
  expect(requests).toEqual(['https://elsewhere.test/field.png', 'https://elsewhere.test/gone.png'])
  await expect(page.getByText('Images from other pages were left out.')).toBeHidden()
  await textOf(page).getByRole('button', { name: 'Remove' }).nth(1).click()
  await publish(page)
  await expect(page).toHaveURL(/\/blog\/brought-from-elsewhere/)
  await expect(page.locator(`article .prose img[src="${picture.url}"]`)).toHaveCount(2)
})

/** Imports a Markdown file. */
const importMarkdown = (page: Page, text: string) =>
  page.getByLabel('Choose a Markdown, HTML or text file').setInputFiles({ name: 'notes.md', mimeType: 'text/markdown', buffer: Buffer.from(text) })

test('B-17 an image that can’t be imported keeps a blog from being published, not its draft from being saved', { tag: '@audit' }, async ({ browser, page }) => {
  await asWriter(page)
  await page.goto('/blogs/mine')
  await page.getByRole('main').getByRole('link', { name: 'Write', exact: true }).click()
  await expect(textOf(page)).toBeVisible({ timeout: 20_000 })
  await importMarkdown(page, '# With an image\n\nWords before.\n\n![Loss by epoch](https://elsewhere.test/gone.png)\n\n![Accuracy](plots/accuracy.png)\n\nWords after.')
  await expect(page.getByText('1 image wasn’t imported: Accuracy. Add it with Image.')).toBeVisible()
  await expect(textOf(page).getByText('We couldn’t import this image. Download it, then add it with Image.')).toBeVisible()
  await expect(stateOf(page)).toHaveText('Draft saved')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('An image couldn’t be added. Remove it or add it again, then press Save.')).toBeVisible()
  await expect(textOf(page).locator('.editor-image')).toBeInViewport({ ratio: 1 })
  // The right file takes its place.
  const chooser = page.waitForEvent('filechooser')
  await textOf(page).getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name: 'loss.png', mimeType: 'image/png', buffer: await drawnPicture(page) })
  await expect(textOf(page).locator('img[src^="/images/"]')).toHaveAttribute('alt', 'Loss by epoch')
  await expect(page.getByText('An image couldn’t be added.')).toBeHidden()
  await textOf(page).locator('.editor-image').getByRole('button', { name: 'Remove' }).click()
  await importMarkdown(page, '![Loss by epoch](https://elsewhere.test/gone.png)')
  await expect(textOf(page).getByText('We couldn’t import this image.')).toBeVisible()
  const address = page.url()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible()
  // Another device knows only what is on the server.
  const otherContext = await browser.newContext()
  await otherContext.addInitScript(skipGreeting)
  const other = await otherContext.newPage()
  await asWriter(other)
  await openEditor(other, address)
  await expect(textOf(other)).toContainText('Words after.')
  await expect(textOf(other).getByText('We couldn’t import this image.')).toBeVisible()
  await expect(textOf(other).getByText('Loss by epoch')).toBeVisible()
  await otherContext.close()
  await openEditor(page, address)
  await expect(textOf(page).getByText('We couldn’t import this image.')).toBeVisible()
  await expect(stateOf(page)).toHaveText('Draft saved')
  await expect(page.getByText('We restored your unsaved changes')).toBeHidden()
  await textOf(page).getByRole('button', { name: 'Remove' }).click()
  await publish(page)
  await expect(page).toHaveURL(/\/blog\/with-an-image/)
})

test('B-17 footnotes and to-do lists of an imported file; Undo takes back its title and tags, too, and Redo brings them again', async ({ page }) => {
  await asWriter(page)
  await openEditor(page)
  await importMarkdown(page, '---\ntitle: Three ways\ntags: [leakage, splits]\n---\nOne.[^1]\n\n- [ ] shuffle\n- [x] split\n- other\n\n[^1]: A note.')
  const text = textOf(page)
  await expect(text.locator('sup')).toHaveText('1')
  await expect(text.locator('ol > li')).toHaveText(['A note.'])
  await expect(text.locator('li.task')).toHaveText(['☐ shuffle', '☑ split'])
  await expect(page.getByLabel('Title')).toHaveValue('Three ways')
  await expect(page.getByRole('button', { name: 'Remove leakage' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(text).toHaveText('')
  await expect(page.getByRole('button', { name: 'Remove leakage' })).toBeHidden()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await page.keyboard.press('Control+Shift+z')
  await expect(text.locator('li.task')).toHaveText(['☐ shuffle', '☑ split'])
  await expect(page.getByRole('button', { name: 'Remove leakage' })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Three ways')
})

test('B-17 pasted Markdown becomes blocks, and one Undo reverts it', async ({ page }) => {
  await asWriter(page)
  await openEditor(page)
  await textOf(page).click()
  await bring(page, 'paste', { text: '## Steps\n\n- first\n- **second**\n\n```python\nx = 1\n```\n\n$$\ne^x\n$$\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nThe end.' })
  const text = textOf(page)
  await expect(text.getByRole('heading', { name: 'Steps', level: 2 })).toBeVisible()
  await expect(text.getByRole('listitem')).toHaveText(['first', 'second'])
  await expect(text.locator('pre')).toHaveCount(1)
  await expect(text.getByRole('cell')).toHaveText(['1', '2'])
  await expect(text.locator('pre').first()).toHaveText('x = 1')
  await expect(text.locator('math')).toHaveCount(1)
  await expect(text.locator('p').last()).toHaveText('The end.')
  await page.keyboard.press('Control+z')
  await expect(text).toHaveText('')
})

test('B-15 pasted foreign HTML loses its scripts, styles and images', async ({ page }) => {
  await asWriter(page)
  await openEditor(page)
  await textOf(page).click()
  const html =
    '<h2 onclick="window.hit=1" style="position:fixed">Heading</h2><script>window.hit=1</script><p>Words <img src=x onerror="window.hit=1">' +
    '<a href="javascript:window.hit=1">link</a> <svg onload="window.hit=1"><a href="#">x</a></svg></p><iframe src="javascript:parent.hit=1"></iframe>' +
    '<form action="/x"><input name="a" autofocus onfocus="window.hit=1"></form><img src="https://elsewhere.test/a.png">'
  await bring(page, 'paste', { html, text: 'Heading' })
  await expect(textOf(page).getByRole('heading', { name: 'Heading' })).toBeVisible()
  await expect(page.getByText('Images from other pages were left out. Download them, then add them with Image.')).toBeVisible()
  const pastedHtml = await textOf(page).innerHTML()
  expect(pastedHtml).not.toMatch(/script|onerror|onclick|onload|onfocus|iframe|svg|<form|<input|position:fixed|elsewhere/)
  expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined()
  await expect(stateOf(page)).toHaveText('Draft saved')
})

test('B-15 pasted text of office programs keeps its emphasis', async ({ page }) => {
  await asWriter(page)
  await openEditor(page)
  await textOf(page).click()
  const html = '<b style="font-weight:normal"><p>plain <span style="font-weight:700">bold</span> <span style="font-style:italic">leaning</span></p></b>'
  await bring(page, 'paste', { html, text: 'plain bold leaning' })
  await expect(textOf(page).locator('strong')).toHaveText(['bold'])
  await expect(textOf(page).locator('em')).toHaveText(['leaning'])
})

test('B-17 B-36 a pasted table is edited by keyboard and published, and pasted code, formulas and raised digits keep what they are', async ({ page }) => {
  await asWriter(page)
  await openEditor(page)
  const text = textOf(page)
  await page.getByRole('textbox', { name: 'Title' }).fill('A table that came along')
  await text.click()
  await bring(page, 'paste', { html: '<table><tr><th>epoch</th><th>loss</th></tr><tr><td>1</td><td>0.91</td></tr></table>', text: 'epoch\tloss\n1\t0.91' })
  await expect(text.getByRole('cell')).toHaveText(['1', '0.91'])
  const tools = page.getByRole('toolbar', { name: 'Table' })
  await text.getByRole('cell', { name: '0.91' }).click()
  await expect(tools).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  await page.keyboard.type('0.62')
  await expect(text.getByRole('cell')).toHaveText(['1', '0.91', '2', '0.62'])
  await tools.getByRole('button', { name: 'Column after' }).click()
  await expect(text.getByRole('row').first().getByRole('columnheader')).toHaveCount(3)
  await page.keyboard.press('Control+z')
  await expect(text.getByRole('row').first().getByRole('columnheader')).toHaveCount(2)

  await page.keyboard.press('Control+End')
  await expect(tools).toBeHidden()
  await bring(page, 'paste', { text: '# load\n\nimport csv\n\ndef load(path):\n    rows = []\n    return rows' })
  await expect(text.locator('pre')).toContainText('def load(path):\n    rows = []')
  await page.keyboard.press('Control+End')
  // The editor hears of the new place of the caret a moment later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
  await bring(page, 'paste', { html: '<p>About 10<sup>6</sup> samples of <span class="katex"><math><annotation encoding="application/x-tex">x^2</annotation></math><span class="katex-html">x2</span></span></p>', text: 'About' })
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('See train.py and 2 * 3 * 4 and (*this*) and example.org now. ')
  await expect(text.locator('a')).toHaveText(['example.org'])
  await expect(text.locator('em')).toHaveText(['this'])

  await publish(page)
  await expect(page).toHaveURL(/\/blog\/a-table-that-came-along/)
  const article = page.locator('article .prose')
  await expect(article.getByRole('columnheader')).toHaveText(['epoch', 'loss'])
  await expect(article.getByRole('cell')).toHaveText(['1', '0.91', '2', '0.62'])
  await expect(article.locator('sup')).toHaveText('6')
  await expect(article.locator('math')).toHaveCount(1)
  await expect(article.getByText('See train.py and 2 * 3 * 4 and (this)')).toBeVisible()
})

test('B-17 a pasted table is left behind, and what a cell can’t hold goes below the table', async ({ page }) => {
  await asWriter(page)
  await openEditor(page)
  const text = textOf(page)
  const table = { html: '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>', text: 'a\tb\n1\t2' }
  await text.click()
  await bring(page, 'paste', table)
  await page.keyboard.type('Below it.')
  await expect(text.locator(':scope > p')).toHaveText(['Below it.'])

  const tools = page.getByRole('toolbar', { name: 'Table' })
  await expect(tools).toBeHidden()
  await text.getByRole('cell', { name: '1' }).click()
  await expect(tools).toBeVisible()
  await bring(page, 'paste', { text: '## Method\n\n- one\n- two\n\nThe end.' })
  await expect(text.locator(':scope > h2')).toHaveText('Method')
  await expect(text.getByRole('cell')).toHaveText(['1', '2'])
  await page.keyboard.type(' Really.')
  await expect(text.locator(':scope > p')).toHaveText(['The end. Really.', 'Below it.'])

  // A table fills empty cells, and overwrites none that holds something.
  await expect(tools).toBeHidden()
  await text.getByRole('cell', { name: '1' }).click()
  await expect(tools).toBeVisible()
  await bring(page, 'paste', table)
  await expect(text.getByRole('table')).toHaveCount(2)
  await expect(text.getByRole('table').first().getByRole('cell')).toHaveText(['1', '2'])
})

test('B-17 with Shift, a text is pasted exactly as it is', async ({ page }) => {
  await asWriter(page)
  await openEditor(page)
  await textOf(page).click()
  await page.keyboard.down('Shift')
  await page.keyboard.press('ControlLeft')
  await bring(page, 'paste', { text: 'k ** 2 and z ** 3, **no** and train.py\n# not a heading' })
  await page.keyboard.up('Shift')
  await expect(textOf(page).locator('p')).toHaveText(['k ** 2 and z ** 3, **no** and train.py', '# not a heading'])
  await expect(textOf(page).locator('strong, a, h2')).toHaveCount(0)
})

test('B-17 a Markdown file becomes a blog with its title and tags, and a dropped page keeps its structure', async ({ page }) => {
  await asWriter(page)
  await openEditor(page)
  const text = textOf(page)
  const file = { name: 'notes.md', mimeType: 'text/markdown', buffer: Buffer.from('---\ntitle: Notes of a run\ntags: [python, statistics]\n---\n\n## Setup\n\n- one\n- **two**\n\n```python\nprint(1)\n```\n') }
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import Markdown or HTML' }).click()
  await (await chooser).setFiles(file)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Notes of a run')
  await expect(page.getByRole('button', { name: 'Remove python' })).toBeVisible()
  await expect(text.getByRole('heading', { name: 'Setup' })).toBeVisible()
  await expect(text.getByRole('listitem')).toHaveText(['one', 'two'])
  await expect(text.locator('pre')).toContainText('print(1)')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text.getByRole('heading')).toHaveCount(0)
  await page.keyboard.type('A sentence before.')
  await page.getByRole('textbox', { name: 'Title' }).fill('A title of my own')

  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['<html><head><title>Another title</title></head><body><h1>Heading</h1><p>Some <i>words</i></p></body></html>'], 'page.html', { type: 'text/html' }))
    return data
  })
  const box = (await text.boundingBox())!
  await text.dispatchEvent('drop', { dataTransfer: dropped, clientX: box.x + 10, clientY: box.y + 10 })
  await expect(text.getByRole('heading', { name: 'Heading' })).toBeVisible()
  await expect(text.locator('em')).toHaveText(['words'])
  await expect(text.locator('p').first()).toHaveText('A sentence before.')
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('A title of my own')
})
