import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../support/journey.ts'
import { asWriter, openEditor, stateOf, textOf, typeAtEnd } from '../support/blog-editor.ts'

test.describe('Single-key shortcuts (requirement S-14)', () => {
  test('slash searches, g and a letter navigates, n writes, and a question mark lists the shortcuts', async ({ page }) => {
    await page.goto('/about')
    const search = page.getByRole('combobox', { name: 'Search Cloggle' })
    // On a slow machine the page is painted for a while before it handles keys.
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(search).toBeFocused({ timeout: 1_000 })
    }).toPass()
    // A second press that came too late for the first is a letter in the field.
    await page.keyboard.press('Control+a')
    await page.keyboard.type('/ghn?')
    await expect(search).toHaveValue('/ghn?')
    await page.keyboard.press('Escape')
    await expect(search).toBeHidden()
    await page.getByRole('heading', { level: 1 }).first().click()
    await page.keyboard.type('gh')
    await expect(page).toHaveURL(/:\d+\/$/)
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(help).toContainText('Go to your blogs')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.keyboard.press('n')
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await expect(page).toHaveURL(/:\d+\/$/)
    await page.keyboard.press('n')
    await expect(page).toHaveURL(/\/blogs\/write/)
  })

  test('Control and K searches from anywhere, also while typing', async ({ page }) => {
    await page.goto('/contact')
    await page.getByLabel('Subject').fill('Half a line')
    await page.keyboard.press('Control+k')
    const search = page.getByRole('combobox', { name: 'Search Cloggle' })
    await expect(search).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Subject')).toBeFocused()
    await expect(page.getByLabel('Subject')).toHaveValue('Half a line')
  })

  test('n in an open editor starts another blog, and going back returns to the first', async ({ page }) => {
    await asWriter(page)
    await openEditor(page)
    await typeAtEnd(page, 'The first of two texts')
    await expect(stateOf(page)).toHaveText('Saved')
    await expect(page).toHaveURL(/\?id=/)
    const first = page.url()
    await expect(textOf(page)).toBeFocused()
    await page.getByRole('heading', { name: 'Write a blog' }).click()
    await page.keyboard.press('n')
    await expect(page).toHaveURL(/\/blogs\/write$/)
    await expect(textOf(page)).toHaveText('')
    await page.goBack()
    await expect(page).toHaveURL(first)
    await expect(textOf(page)).toHaveText('The first of two texts')
  })

  test('with modifier keys they are the browser’s, and turned off they stay off on this device', async ({ page }) => {
    await page.goto('/about')
    const own = page.getByRole('switch', { name: 'Single-key shortcuts' })
    await expect(async () => {
      await page.keyboard.press('Shift+?')
      await expect(own).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await own.uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.type('gb/n?')
    await page.goto('/settings?section=appearance')
    await expect(page.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked()
    await page.getByRole('heading', { name: 'Settings', level: 1 }).click()
    await page.keyboard.type('gb/n?')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/\/settings/)

    await page.getByRole('switch', { name: 'Single-key shortcuts' }).check()
    await page.getByRole('heading', { name: 'Settings', level: 1 }).click()
    await page.keyboard.press('Control+g')
    await page.keyboard.press('b')
    await expect(page).toHaveURL(/\/settings/)
    await page.keyboard.type('gb')
    await expect(page).toHaveURL(/\/blogs$/)
  })
})
