import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

const results = (page: Page) => page.getByRole('region', { name: 'Run results' })
const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true }).click()

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
  test('a visitor runs samples and own tests in the browser, with prints and errors, also without a network; a problem may forbid it', { tag: '@audit' }, async ({ page, context }) => {
    test.setTimeout(90_000)
    await write(page, RIGHT)
    await page.getByRole('button', { name: 'Add test' }).click()
    const own = page.getByRole('group', { name: 'Your test 1' })
    await own.getByLabel('numbers').fill('(5, 6)')
    await own.getByLabel('target').fill('11')
    await own.getByLabel('Expected answer').fill('')
    await run(page)
    await expect(results(page).getByText('3 of 3 samples passed')).toBeVisible({ timeout: 30_000 })
    await expect(results(page).getByText('sum 11').last()).toBeVisible()
    await expect(results(page).getByText('[0, 1]').last()).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('textbox', { name: /^Your code in/ }).fill('import numpy as np\n\ndef two_sum(numbers, target):\n    return np.linalg.inv(np.zeros((2, 2)))\n')
    await run(page)
    await expect(results(page).getByText(/LinAlgError: Singular matrix/).first()).toBeVisible({ timeout: 25_000 })
    await expect(results(page).getByText(/4 \| +return np\.linalg/).first()).toBeVisible()
    await context.setOffline(false)
    await page.goto('/practice/cholesky-decomposition')
    // The plain text area is remembered.
    await page.getByRole('textbox', { name: /^Your code in/ }).fill('import numpy as np\n\ndef cholesky(matrix):\n    return np.linalg.cholesky(matrix)\n')
    await run(page)
    await expect(results(page).getByText(/^This problem is meant without NumPy\./)).toBeVisible({ timeout: 25_000 })
  })
})
