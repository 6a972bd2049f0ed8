import type { Page } from '@playwright/test'
import { demoAccount, expect, logIn, signUp, test } from '#tests/support/journey.ts'

test('a login or logout in one tab happens in the other', async ({ page, context }) => {
  await page.goto('/blogs')
  const other = await context.newPage()
  await other.goto('/about')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await logIn(page, demoAccount('learner'))
  await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect(other.getByRole('banner').getByRole('button', { name: 'Login' })).toBeHidden()

  await other.getByRole('button', { name: /^Account of/ }).click()
  await other.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(other).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([null, null])
})

const pressLogout = {
  'the menu': async (page: Page) => {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click({ noWaitAfter: true })
  },
  'the sidebar': (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logout' }).click({ noWaitAfter: true }),
}

for (const [where, press] of Object.entries(pressLogout)) {
  test(`pressing Logout in ${where} and leaving the page at once logs out`, async ({ page }) => {
    await signUp(page)
    const renewed = async () => (await page.request.post('/api/auth/refresh')).status()
    expect(await renewed()).toBe(200)
    await page.goto('/about')
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
    // The page of the logout does not arrive in time.
    await page.route('**/LogoutPage-*.js', () => undefined)
    await press(page)
    await page.goto('/about')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
    await expect.poll(renewed).toBe(401)
  })
}

test('leaving the page without pressing Logout stays logged in', async ({ page }) => {
  await signUp(page)
  await page.goto('/about')
  await page.route('**/LogoutPage-*.js', () => undefined)
  await pressLogout['the sidebar'](page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click()
  await expect(page).toHaveURL('/blogs')
  await page.goto('/about')
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
})

test('an open login dialog closes when another tab logs in', async ({ page, context }) => {
  await page.goto('/about')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  const other = await context.newPage()
  await signUp(other)
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeHidden()
})

test('the logout page opens home for a visitor, too', async ({ page }) => {
  await page.goto('/logout')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
})
