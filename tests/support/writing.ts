import { expect, type Locator, type Page } from '@playwright/test'
import { demoAccount } from './journey.ts'

/** The text of the blog editor. */
export const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Text', exact: true })

/** The line that says where the words are kept. */
export const stateOf = (page: Page): Locator => page.getByRole('main').locator('.state-line p').first()

/** Opens the editor and waits until one can write. */
export async function openEditor(page: Page, address = '/blogs/write'): Promise<Locator> {
  await page.goto(address)
  // The editor and the device's own database are opened for the first time: on a busy machine that takes a while.
  await expect(textOf(page)).toBeVisible({ timeout: 20_000 })
  return textOf(page)
}

/** Goes to the end of the text and types there. */
export async function typeAtEnd(page: Page, words: string): Promise<void> {
  await textOf(page).click()
  await page.keyboard.press('Control+End')
  // The editor hears of the new place a moment later; no person is faster than that.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.keyboard.type(words)
}

/** Logs this page in as the learner of the demo world: accounts of one's own are few and for journeys about people. */
export async function asWriter(page: Page): Promise<{ email: string; password: string }> {
  const account = demoAccount('learner')
  await page.goto('/about')
  await page.evaluate(async ({ email, password }) => {
    const response = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const answer = (await response.json()) as { token: string; user: object }
    if (!response.ok) throw new Error(JSON.stringify(answer))
    localStorage.setItem('token', answer.token)
    localStorage.setItem('user', JSON.stringify(answer.user))
  }, account)
  return account
}
