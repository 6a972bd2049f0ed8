import type { Page } from '@playwright/test'
import { expect, newMember, signUp, test } from '../support/journey.ts'

const results = (page: Page) => page.getByRole('region', { name: 'Run results' })
const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true }).click()
const NOTE = 'Ran on the server, because NumPy isn’t available in the browser.'

const RIGHT = `import numpy as np

def two_sum(numbers, target):
    print("sum", np.sum(numbers))
    for first in range(len(numbers)):
        for second in range(first + 1, len(numbers)):
            if numbers[first] + numbers[second] == target:
                return np.array([first, second])
    return []
`

/** Opens Two Sum with a plain text area and this program in Python. */
async function write(page: Page, code: string) {
  await page.goto('/practice/two-sum')
  await page.locator('.cm-content').focus()
  await page.keyboard.press('F2')
  await page.getByRole('textbox', { name: /^Your code in/ }).fill(code)
}

test.describe('Run with NumPy (requirement J-39)', () => {
  test('runs samples and own tests on the server, with prints and errors, and leaves no submission', async ({ page }) => {
    await signUp(page, newMember())
    await write(page, RIGHT)
    await page.getByRole('button', { name: 'Add test' }).click()
    const own = page.getByRole('group', { name: 'Your test 1' })
    await own.getByLabel('numbers').fill('(5, 6)')
    await own.getByLabel('target').fill('11')
    await own.getByLabel('Expected answer').fill('')
    await run(page)
    await expect(results(page).getByText('3 of 3 samples passed')).toBeVisible({ timeout: 25_000 })
    await expect(results(page).getByText('Ran', { exact: true })).toBeVisible()
    await expect(results(page).getByText(NOTE)).toBeVisible()
    await expect(results(page).getByText('sum 11').last()).toBeVisible()
    await expect(results(page).getByText('[0, 1]').last()).toBeVisible()
    await page.getByRole('textbox', { name: /^Your code in/ }).fill('import numpy as np\n\ndef two_sum(numbers, target):\n    return np.nothing\n')
    await run(page)
    await expect(results(page).getByText(/AttributeError/).first()).toBeVisible({ timeout: 25_000 })
    await expect(results(page).getByText(/4 \| +return np\.nothing/).first()).toBeVisible()
    await page.getByRole('tab', { name: 'My submissions' }).click()
    await expect(page.getByText('No submissions yet.')).toBeVisible()
    // Without NumPy it runs in the browser again.
    await page.getByLabel('Language').selectOption('javascript')
    await page.getByRole('textbox', { name: /^Your code in/ }).fill('function twoSum() { return [] }')
    await run(page)
    await expect(results(page).getByText('of 3 samples passed')).toBeVisible()
    await expect(results(page).getByText(NOTE)).toBeHidden()
  })

  test('asks visitors to log in, says that it needs a network, and runs problems that need NumPy', async ({ page, context }) => {
    await write(page, RIGHT)
    await run(page)
    await expect(page.getByRole('dialog').getByText('Sign up or log in to run this program. NumPy isn’t available in the browser, so it runs on our server.')).toBeVisible()
    await page.keyboard.press('Escape')
    await context.setOffline(true)
    await run(page)
    await expect(page.getByText('You’re offline. NumPy isn’t available in the browser, so this program runs on our server. Run it when you’re back online.')).toBeVisible()
    await context.setOffline(false)
    await signUp(page, newMember())
    await page.goto('/practice/pca-explained-variance-ratio')
    await expect(page.getByText('Run checks the samples on our server, because NumPy isn’t available in the browser.')).toBeVisible()
    await run(page)
    await expect(results(page).getByText(NOTE)).toBeVisible({ timeout: 25_000 })
  })
})
