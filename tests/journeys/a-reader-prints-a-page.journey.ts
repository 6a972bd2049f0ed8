import { demoAccount, expect, test } from '../support/journey.ts'

const SHELL = ['.opening', '.shell-topbar', '.shell-sidebar', '.shell-footer']

test.describe('Paper (requirement S-21)', () => {
  test.use({ skipsGreeting: false })

  test('a blog prints its text and its whole code, without the shell and the opening screen', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/blog/one-messy-csv-eleven-surprises-a-cleaning-diary')
    await expect(page.locator('.opening')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const part of SHELL) await expect(page.locator(part)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('summary', { hasText: 'Contents' })).toBeHidden()
    expect(await page.locator('pre').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0)
    await page.emulateMedia({ media: 'screen' })
  })

  test('the card of a profile prints its front, whichever side is shown', async ({ page }) => {
    await page.goto(`/profile/${demoAccount('learner').username}`)
    const code = page.getByText(/^Scan it to open the profile/)
    for (const isFlipped of [false, true]) {
      if (isFlipped) await page.getByRole('button', { name: /^Show QR code/ }).click()
      await page.emulateMedia({ media: 'print' })
      await expect(code).toBeHidden()
      await expect(page.getByText('day streak', { exact: true })).toBeVisible()
      await expect(page.locator('.transform-3d')).toHaveCSS('transform', 'none')
      await page.emulateMedia({ media: 'screen' })
    }
  })
})
