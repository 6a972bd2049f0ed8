import { expect, logIn, signUp, test } from '#tests/support/journey.ts'

test('a member sees two browsers and logs the other one out', async ({ page, browser, baseURL }) => {
  const member = await signUp(page)
  const otherContext = await browser.newContext({ baseURL: baseURL! })
  const other = await otherContext.newPage()
  await other.goto('/settings?section=sessions')
  await other.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await logIn(other, member)
  await expect(other.getByText('This device', { exact: true })).toBeVisible()

  await page.goto('/settings?section=sessions')
  const rows = page.getByRole('main').getByRole('list').last().getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Log out all other devices' }).click()
  await expect(page.getByText('Logged out one other device.')).toBeVisible()
  await expect(rows).toHaveCount(1)

  // The other browser may be served by a process that hears of it a moment later.
  await expect(async () => {
    await other.reload()
    await expect(other.getByRole('dialog', { name: 'Login' })).toContainText('You’ve been logged out. Log in again.', { timeout: 6_000 })
  }).toPass({ timeout: 25_000 })
  await expect(other.getByText('Log in to see your settings')).toBeVisible()
  await otherContext.close()
})

test('a member changes the password', async ({ page }) => {
  const member = await signUp(page)
  await page.goto('/settings?section=password')
  await page.getByLabel('Current password').fill('wrong')
  await page.getByLabel('New password').fill('another phrase that nobody guesses')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('That’s not your current password.')).toBeVisible()
  await expect(page.getByLabel('Current password')).toBeFocused()
  await page.getByLabel('Current password').fill(member.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed. You’re logged out on all other devices.')).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveValue('')
})
