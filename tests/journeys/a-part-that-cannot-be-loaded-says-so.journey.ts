import type { Page } from '@playwright/test'
import { expect, signUp, test } from '../support/journey.ts'

const NOT_LOADED = 'Couldn’t load this part of the page. Check your connection and try again.'
const errorToast = (page: Page) => page.locator('.toasts').getByText(NOT_LOADED)

test.describe('A component whose code cannot be loaded (requirement S-7)', () => {
  test('a menu closes with a toast, and opens when the network is back', async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/blogs')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await context.setOffline(true)
    const open = page.getByRole('button', { name: 'Menu' })
    await open.click()
    await expect(errorToast(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(false)
    await open.click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('a dialog closes with a toast, and a section shows an error with Retry', async ({ page, context }) => {
    await signUp(page)
    await page.goto('/practice/two-sum')
    await page.locator('.cm-content').waitFor()
    await context.setOffline(true)
    const report = page.getByRole('button', { name: 'Report a test' })
    await report.click()
    await expect(errorToast(page)).toBeVisible()
    await context.setOffline(false)
    await report.click()
    await expect(page.getByRole('dialog')).toBeVisible()

    await page.goto('/settings')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Notifications' }).last().click()
    await expect(page.getByRole('alert').getByText(NOT_LOADED)).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText(NOT_LOADED)).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible()
  })
})
