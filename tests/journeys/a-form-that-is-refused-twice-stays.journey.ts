import { demoAccount, expect, test } from '#tests/support/journey.ts'

test('two wrong passwords and then the right one', async ({ page }) => {
  const account = demoAccount('mentor')
  // Newer browsers return a promise for a scroll; older ones nothing.
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (options) {
      scroll.call(this, options)
      return Promise.resolve() as unknown as void
    }
  })
  await page.goto('/blogs')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('Email').fill(account.email)
  for (const password of ['not this one at all', 'nor this one either']) {
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toBeVisible()
  }
  await dialog.getByLabel('Password', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect(dialog).toBeHidden()
})
