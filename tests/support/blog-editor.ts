import { expect, type Locator, type Page } from '@playwright/test'
import { demoAccount, authenticate } from './journey.ts'

/** The text of the blog editor. */
export const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Text', exact: true })

/** The status line of the editor. */
export const stateOf = (page: Page): Locator => page.getByRole('main').locator('.state-line p').first()

/** Opens the editor and waits until it is editable. */
export async function openEditor(page: Page, address = '/blogs/write'): Promise<Locator> {
  await page.goto(address)
  // The editor and IndexedDB are opened for the first time: on a busy machine that takes a while.
  await expect(textOf(page)).toBeVisible({ timeout: 20_000 })
  return textOf(page)
}

/** Moves to the end of the text and types there. */
export async function typeAtEnd(page: Page, words: string): Promise<void> {
  await textOf(page).click()
  await page.keyboard.press('Control+End')
  // The editor notices the new selection a moment later; no person is faster than that.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.keyboard.type(words)
}

/** A PNG of one color, drawn in the page so that no file is needed. */
export async function drawnPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 600 })
    const pen = canvas.getContext('2d')!
    pen.fillStyle = '#3a4a8c'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/png').split(',')[1]!
  })
  return Buffer.from(base64, 'base64')
}

/** Logs this page in as the learner of the demo data: registrations are limited and for journeys about people. */
export async function asWriter(page: Page): Promise<{ email: string; password: string }> {
  const { email, password } = demoAccount('learner')
  await authenticate(page, 'login', { email, password })
  return { email, password }
}

/** Presses Save, and publishes in the step before the first publication. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog', { name: 'Ready to publish?' }).getByRole('button', { name: 'Publish' }).click()
}
