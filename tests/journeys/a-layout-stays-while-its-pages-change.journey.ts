import type { Page } from '@playwright/test'
import { actAsAdmin, expect, signUp, test } from '../support/journey.ts'

/** Opens one section after another; the navigation stays the same element and marks the current one. */
async function goThrough(page: Page, name: string, level: 1 | 2, sections: readonly string[]): Promise<void> {
  const nav = page.getByRole('navigation', { name })
  await nav.evaluate((element) => Object.assign(element, { isTheFirst: true }))
  for (const section of sections) {
    await nav.getByRole('link', { name: section, exact: true }).click()
    await expect(nav.getByRole('link', { name: section, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level, name: section })).toBeVisible()
    expect(await nav.evaluate((element) => 'isTheFirst' in element)).toBe(true)
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level, name: sections.at(-2)! })).toBeVisible()
  expect(await nav.evaluate((element) => 'isTheFirst' in element)).toBe(true)
}

test.describe('Nested layouts stay mounted (requirement S-1)', () => {
  test('in the administration', async ({ page }) => {
    await actAsAdmin(page)
    await page.goto('/admin')
    await goThrough(page, 'Administration', 1, ['People', 'Permissions', 'Audit log'])
  })

  test('in the settings', async ({ page }) => {
    await signUp(page)
    await page.goto('/settings')
    await goThrough(page, 'Settings', 2, ['Password', 'Appearance', 'Notifications'])
  })
})
