import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'

/** Opens a page whose scripts are slow to come; gives the way to let them. */
async function openSlowly(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return release
}

test.describe('Before a page is alive (requirement P-31)', () => {
  test('a button that was pressed does what it says as soon as it can', async ({ page }) => {
    const release = await openSlowly(page, '/blogs')
    await page.getByRole('button', { name: 'Write', exact: true }).click()
    release()
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  })

  test('what was typed into the search is searched for', async ({ page }) => {
    const release = await openSlowly(page, '/blogs')
    await page.getByRole('searchbox', { name: 'Search blogs' }).fill('momentum')
    release()
    await expect(page).toHaveURL(/q=momentum/)
    await expect(page.getByRole('searchbox', { name: 'Search blogs' })).toHaveValue('momentum')
  })

  test('code that was typed into a workspace stays, and is there after a reload', async ({ page }) => {
    const release = await openSlowly(page, '/practice/two-sum')
    await page.getByRole('textbox', { name: /^Your code in/ }).fill('# typed early')
    release()
    await expect(page.locator('.cm-content')).toHaveText('# typed early')
    await expect(page.getByText('Kept on this device', { exact: false })).toBeVisible()
    await page.reload()
    await expect(page.locator('.cm-content')).toHaveText('# typed early')
  })

  test('a form that is sent goes nowhere else, and is sent then', async ({ page }) => {
    const release = await openSlowly(page, '/signup')
    await page.getByLabel('Name', { exact: true }).fill('Quick Hand')
    await page.getByRole('button', { name: 'Sign up' }).click()
    release()
    await expect(page.getByText('Please enter your e-mail address.')).toBeVisible()
    await expect(page).toHaveURL('/signup')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Quick Hand')
  })
})
