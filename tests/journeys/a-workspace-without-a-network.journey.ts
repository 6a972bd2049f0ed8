import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { RUNNER_FILES } from '#features/practice/rules/runner.ts'
import { expect, signUp, test } from '../support/journey.ts'

const solution = (file: string) => readFileSync(`content/problems/two-sum/${file}`, 'utf8')
const code = (page: Page) => page.getByRole('textbox', { name: /^Your code in/ })
const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true }).click()
const rightOnes = (page: Page) => page.getByRole('region', { name: 'Run results' }).getByText('3 of 3 samples passed')

/** Waits until the browser has cached the page with its resources, and the frame in which code runs. */
async function waitForCache(page: Page, path: string) {
  // `waitForFunction` treats a promise as true.
  await expect.poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, path), { timeout: 30_000 }).toBe(true)
  await page.frameLocator('iframe[title="Runs your code"]').locator('body').waitFor({ state: 'attached' })
}

test.describe('A workspace without a network (requirement Q-14)', () => {
  test('a visited workspace opens offline with its statement and code, and runs both languages', async ({ page, context }) => {
    // Python starts twice.
    test.setTimeout(120_000)
    await page.goto('/practice/two-sum')
    await page.locator('.cm-content').focus()
    await page.keyboard.press('F2')
    await code(page).fill(solution('reference.py'))
    await run(page)
    await expect(rightOnes(page)).toBeVisible({ timeout: 45_000 })
    await waitForCache(page, '/practice/two-sum')
    for (const file of [...RUNNER_FILES.python, ...RUNNER_FILES.javascript]) await waitForCache(page, file)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Two Sum' })).toBeVisible()
    await expect(code(page)).toHaveValue(solution('reference.py'))
    await page.getByLabel('Language').selectOption('javascript')
    await code(page).fill(solution('reference.js'))
    await run(page)
    await expect(rightOnes(page)).toBeVisible()
    await page.getByLabel('Language').selectOption('python')
    await run(page)
    await expect(rightOnes(page)).toBeVisible({ timeout: 45_000 })
    await page.keyboard.press('F2')
    await context.setOffline(false)
  })

  test('Submit tells a member that it needs a network, and submits afterwards', async ({ page, context }) => {
    await signUp(page)
    await page.goto('/practice/two-sum')
    await page.locator('.cm-content').waitFor()
    await waitForCache(page, '/practice/two-sum')
    await context.setOffline(true)
    await page.reload()
    await code(page).focus()
    await page.keyboard.press('F2')
    await code(page).fill(solution('reference.py'))
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('You’re offline. Your code is saved.')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('region', { name: 'Your submission' }).getByText(/^(\d+) of \1 tests passed/)).toBeVisible({ timeout: 25_000 })
  })

  test('a visitor gets the same message, and other actions show an error', async ({ page, context }) => {
    await page.goto('/practice/two-sum')
    await page.locator('.cm-content').waitFor()
    await waitForCache(page, '/practice/two-sum')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('You’re offline. Your code is saved.')).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    await expect(page.getByText('We couldn’t reach Cloggle.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Two Sum' })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('dialog', { name: 'Login' }).getByText('We’ve kept your code and will submit it right after.')).toBeVisible()
  })
})
