import { answerTo, expect, newMember, signUp, test } from '../support/journey.ts'

test('a visitor sees what a product does, and a member sees that they will be notified (requirement H-34)', async ({ page }) => {
  await page.goto('/about/qr-encryptor')
  await page.getByRole('button', { name: 'Tell me when it’s ready' }).click()
  await expect(page.getByText('Log in, and we’ll notify you when it’s ready.')).toBeVisible()
  await signUp(page, newMember())
  await page.goto('/about/qr-encryptor')
  // The button changes before the answer.
  const saved = answerTo(page, '"isWaiting":true')
  await page.getByRole('button', { name: 'Tell me when it’s ready' }).click()
  await saved
  const waits = page.getByRole('button', { name: 'We’ll notify you' })
  await expect(waits).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await waits.click()
  await expect(page.getByRole('button', { name: 'Tell me when it’s ready' })).toBeVisible()
})

test('a writer sees the drawn cover in the preview, and a developer finds a type by its name', async ({ page }) => {
  await signUp(page, newMember())
  await page.goto('/blogs/write')
  await page.getByPlaceholder('Title').fill('How a tree splits')
  await page.getByRole('textbox', { name: /text/i }).last().fill('A first line.')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('article', { name: 'Preview' }).locator('svg').first()).toBeVisible()
  await page.goto('/developers')
  await page.getByText(/^All \d+ types by name$/).click()
  await page.getByRole('searchbox', { name: 'Filter types' }).fill('coursetopic')
  await expect(page.getByText('CourseTopic', { exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Filter queries and mutations' }).fill('nothing-like-it')
  await expect(page.getByText('No query or mutation has this name.')).toBeVisible()
})
