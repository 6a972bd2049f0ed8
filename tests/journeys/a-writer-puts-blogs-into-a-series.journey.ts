import type { Request } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'
import { asWriter, openEditor, textOf } from '../support/blog-editor.ts'
import { violationsOf } from '../support/is-fit.ts'

test('B-41 B-43 a writer creates a series while publishing, reorders it by keyboard, and a visitor reads it from part to part', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const mark = Date.now().toString(36)
  const series = `Small steps ${mark}`
  const [first, second] = [`The first step ${mark}`, `The second step ${mark}`]
  await asWriter(page)

  await openEditor(page)
  await page.getByLabel('Title').fill(first)
  await textOf(page).fill('One step after another.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const step = page.getByRole('dialog', { name: 'Ready to publish?' })
  await step.getByLabel('Series').selectOption('New series…')
  await expect(step.getByLabel('Title of the new series')).toBeFocused()
  await step.getByRole('button', { name: 'Publish' }).click()
  await expect(step.getByText('Give the series a title.')).toBeVisible()
  await step.getByLabel('Title of the new series').fill(series)
  expect(await violationsOf(page)).toEqual([])
  await step.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(`Part 1 of 1 · ${series}`)).toBeVisible()

  await openEditor(page)
  await page.getByLabel('Title').fill(second)
  await textOf(page).fill('And another.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await step.getByLabel('Series').selectOption(series)
  await step.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(`Part 2 of 2 · ${series}`)).toBeVisible()
  await expect(page.getByRole('link', { name: `Previous: part 1 ${first}` })).toBeVisible()

  // The parts change places with the keyboard alone; the focus stays on the button.
  await page.goto('/blogs/mine?show=series')
  const card = page.getByRole('region', { name: series })
  await card.getByRole('button', { name: 'Edit parts' }).click()
  const up = card.getByRole('button', { name: `Move “${second}” up` })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(card.getByText(`“${second}” is now part 1 of 2.`)).toBeAttached()
  await expect(up).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  // Presses that follow each other at once are all saved.
  let [sent, answered] = [0, 0]
  const isOrder = (request: Request) => request.postData()?.includes('eorderBlogSeries') === true
  page.on('request', (request) => void (sent += Number(isOrder(request))))
  page.on('requestfinished', (request) => void (answered += Number(isOrder(request))))
  for (const name of ['down', 'up', 'down', 'up']) await card.getByRole('button', { name: `Move “${second}” ${name}` }).click()
  await expect(card.getByRole('alert')).toHaveCount(0)
  for (let times = 0; times < 2; times++) {
    await expect.poll(() => sent > 0 && sent === answered).toBe(true)
    // Another order may follow an answer.
    await page.waitForTimeout(300)
  }
  await page.reload()
  await card.getByRole('button', { name: 'Edit parts' }).click()
  await expect(card.getByRole('listitem')).toHaveText([new RegExp(second), new RegExp(first)])
  await page.getByRole('button', { name: `More for ${series}` }).click()
  await page.getByRole('menuitem', { name: 'Edit title and description' }).click()
  const form = page.getByRole('dialog', { name: 'Edit series' })
  await form.getByLabel('Description').fill('Two steps.')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(card.getByText('Two steps.')).toBeVisible()

  const reader = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await reader.goto(`/blogs/series/${series.toLowerCase().replaceAll(' ', '-')}`)
  await expect(reader.getByRole('heading', { name: series })).toBeVisible()
  await expect(reader.getByRole('main').getByRole('listitem')).toHaveText([new RegExp(second), new RegExp(first)])
  await reader.getByRole('link', { name: 'Start reading' }).click()
  await expect(reader.getByRole('heading', { name: second })).toBeVisible()
  await reader.getByText(`Part 1 of 2 · ${series}`).click()
  await expect(reader.getByRole('navigation', { name: 'Parts of this series' }).getByRole('link', { name: second })).toHaveAttribute('aria-current', 'page')
  await reader.getByRole('link', { name: `Next: part 2 ${first}` }).click()
  await expect(reader.getByText(`Part 2 of 2 · ${series}`)).toBeVisible()
  await reader.context().close()

  // A deleted series leaves its blogs.
  await page.getByRole('button', { name: `More for ${series}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog', { name: 'Delete this series?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(card).toBeHidden()
  await page.goto('/blogs/mine')
  await expect(page.getByRole('link', { name: first })).toBeVisible()
})

test('B-42 a member sees which parts are read, and continues with the next one', { tag: '@audit' }, async ({ page }) => {
  await asWriter(page)
  await page.clock.install()
  await page.goto('/blogs/series/training-networks-with-a-pencil')
  await expect(page.getByRole('link', { name: /Start reading|Continue|Read again/ })).toBeVisible()
  await page.getByRole('link', { name: 'Backpropagation on one sheet of paper' }).click()
  await expect(page.getByRole('heading', { name: 'Backpropagation on one sheet of paper' })).toBeVisible()
  const counted = page.waitForResponse((response) => response.request().postData()?.includes('CountRead') === true)
  await page.clock.fastForward(11_000)
  await counted
  await page.goto('/blogs/series/training-networks-with-a-pencil')
  await expect(page.getByText('1 of 2 read')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: /Warm up, cool down/ })).toBeVisible()
})
