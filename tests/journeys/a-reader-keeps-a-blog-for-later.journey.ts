import { answerTo, expect, signUp, test } from '#tests/support/journey.ts'
import { asWriter } from '../support/blog-editor.ts'

const BLOG = '/blog/attention-from-scratch-with-a-sentence-of-seven-words'

test('B-38 a blog is saved, is on the reading list, and is taken off it', async ({ page }) => {
  await signUp(page)
  await page.goto(BLOG)
  await page.getByRole('button', { name: 'Save to reading list' }).click()
  await page.getByRole('button', { name: 'View' }).click()
  await expect(page).toHaveURL('/reading-list')
  // Taken off the list on its card, it can be put back until the page is left.
  await page.getByRole('article').getByRole('button', { name: 'Remove from reading list' }).click()
  await page.getByRole('article').getByRole('button', { name: 'Save to reading list' }).click()
  await expect(page.getByRole('article').getByRole('button', { name: 'Remove from reading list' })).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: /^Attention from scratch/ }).click()
  const removed = answerTo(page, '"isSaved":false')
  await page.getByRole('button', { name: 'Remove from reading list' }).click()
  await expect(page.getByRole('button', { name: 'Save to reading list' })).toBeVisible()
  // A new page would abandon the request.
  await removed
  await page.goto('/reading-list')
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
})

test('B-38 code is copied without its last line break, the current section is marked, and the next blog in the tag follows', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(BLOG)
  const code = page.locator('.code-frame').first()
  await code.hover()
  await code.getByRole('button', { name: 'Copy code' }).click()
  await expect(page.getByText('Code copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe((await code.locator('pre').textContent())!.replace(/\n$/, ''))
  const contents = page.getByRole('navigation', { name: 'Contents' }).filter({ visible: true })
  await contents.getByRole('link').nth(2).click()
  await expect(contents.getByRole('link').nth(2)).toHaveAttribute('aria-current', 'location')
  await expect(contents.getByRole('link').nth(0)).not.toHaveAttribute('aria-current')
  const next = page.getByRole('navigation', { name: /^Next in / })
  await next.getByRole('link').last().click()
  await expect(page).not.toHaveURL(BLOG)
  await expect(page).toHaveURL(/\/blog\//)
})

test('B-38 an author sees the numbers of each blog, and drafts and published blogs apart', async ({ page }) => {
  await asWriter(page)
  await page.goto('/blogs/mine')
  await expect(page.getByRole('listitem').filter({ hasText: 'views' }).first()).toBeVisible()
  const published = page.getByRole('tabpanel').getByText('Published', { exact: true })
  await expect(published.first()).toBeVisible()
  const count = await published.count()
  await page.getByRole('tab', { name: /^Drafts/ }).click()
  await expect.poll(() => published.count()).toBeLessThan(count)
})

test('F-1 a search of the list with a typing error offers the right word', async ({ page }) => {
  const offered = page.getByRole('link', { name: 'Show results for “gradient”' })
  // A site that has just started is still filling its index.
  await expect(async () => {
    await page.goto('/blogs?q=gradeint')
    await expect(offered).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await offered.click()
  await expect(page).toHaveURL('/blogs?q=gradient')
  await expect(page.getByRole('link', { name: /gradient descent zigzags/ })).toBeVisible()
})
