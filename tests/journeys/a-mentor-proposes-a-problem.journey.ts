import { actAsAdmin, expect, signUp, skipGreeting, test, waitForHydration } from '../support/journey.ts'
import { actAsMentor, createDraft, hasState, isSaved, problemFile, uniqueName } from '../support/problem-editor.ts'
import { violationsOf } from '../support/is-fit.ts'

test.describe('A proposed problem (requirements Q-50 to Q-55)', () => {
  test('a mentor proposes it, an admin returns it, the mentor mends it, the admin publishes it, and a learner solves it', async ({ page, browser }) => {
    test.setTimeout(240_000)
    const name = uniqueName()
    const slug = `total-of-${name}`
    const title = `Total of ${name} numbers`
    await actAsMentor(page)
    await page.goto('/practice')
    await page.getByRole('link', { name: 'Your problems' }).click()
    await createDraft(page, { title, slug })

    // Nothing of the template can be published; each item of the list leads to its field.
    await page.getByRole('button', { name: 'Send for review' }).click()
    await expect(page.getByRole('heading', { name: /things to fix before you can send it for review/ })).toBeInViewport()
    await page.getByRole('button', { name: 'Hint 2: Still the example text.' }).click()
    await expect(page.getByLabel('Hint 2')).toBeFocused()
    await page.getByRole('button', { name: /^Next: Hint 3 \(\d+ more\)$/ }).click()
    await expect(page.getByLabel('Hint 3')).toBeFocused()
    await expect(page.getByRole('button', { name: 'wrong/absolute.js: Still the example solution.' })).toBeHidden()
    await page.getByRole('heading', { name: /things to fix/ }).click()
    await page.getByRole('button', { name: 'wrong/absolute.js: Still the example solution.' }).click()
    await expect(page.getByRole('tab', { name: /absolute\.js/ })).toHaveAttribute('aria-selected', 'true')

    // One test has no expected answer: the reference fills it in.
    await page.getByLabel('Problem file').setInputFiles(problemFile(name, (data) => Object.assign((data['tests'] as object[])[6]!, { expected: undefined })))
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await expect(page.getByText('1 test has no expected answer.')).toBeVisible()
    await page.getByRole('button', { name: 'Fill expected answers' }).click()
    await expect(page.getByText(/^The reference answered 1 test, the slowest in (?:under 1|\d+) ms\.$/)).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('button', { name: /^Test 7 .*expected -7$/ })).toBeVisible()

    // A recipe, by a form with a preview.
    await page.getByRole('button', { name: 'Add test' }).click()
    await page.getByLabel('Category', { exact: true }).last().fill('a large list')
    await page.getByRole('button', { name: 'Generate numbers' }).last().click()
    const dialog = page.getByRole('dialog', { name: 'Generate numbers' })
    await dialog.getByLabel('Count').fill('20000000')
    await expect(dialog.getByText('Check “Count”. Up to 100,000, or a range such as 5 to 9.').first()).toBeVisible()
    await dialog.getByLabel('Count').fill('20')
    await dialog.getByLabel('Largest').fill('9')
    await dialog.getByLabel('Seed').fill('4')
    await expect(dialog.getByText('20 items, 41 characters')).toBeVisible()
    await dialog.getByRole('button', { name: 'Use this recipe' }).click()
    await expect(page.getByLabel('numbers', { exact: true }).last()).toHaveValue('{"make":"integers","count":20,"least":0,"most":9,"seed":4}')
    await page.getByRole('button', { name: 'Fill expected answers' }).click()
    await expect(page.getByLabel('Expected').last()).not.toHaveValue('', { timeout: 60_000 })

    // Ctrl+Enter tries all solutions: verdicts and times beside the limit.
    await page.getByLabel('Title').focus()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('row', { name: /reference\.py Accepted As expected (?:under 1|\d+) ms of 2,000 ms Margin/ })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('row', { name: /positive\.js Wrong Answer As expected/ })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Control+s')
    await isSaved(page)
    await page.getByRole('button', { name: 'Send for review' }).click()
    await hasState(page, 'In review')

    const other = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.7.8.9' } })
    const admin = await other.newPage()
    await admin.addInitScript(skipGreeting)
    await waitForHydration(admin)
    await actAsAdmin(admin)
    const open = async () => {
      await admin.goto('/admin/approvals?filter=problem')
      await admin.getByRole('list', { name: 'Waiting' }).getByRole('button', { name: title }).click()
      await expect(admin.getByRole('article', { name: title })).toBeVisible()
    }
    await open()
    await admin.getByRole('button', { name: 'Send back' }).click()
    await admin.getByRole('dialog').getByLabel(/Comment|Reason/).fill('Say what an empty list gives.')
    await admin.getByRole('dialog').getByRole('button', { name: 'Send back' }).click()

    // The decision is applied after ten seconds.
    await expect(async () => {
      await page.goto('/practice/problems')
      await expect(page.getByRole('listitem').filter({ hasText: title }).getByText('Changes requested')).toBeVisible({ timeout: 1_500 })
    }).toPass({ timeout: 60_000 })
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByText('The reviewer asked for changes').locator('..')).toContainText('Say what an empty list gives.')
    const editorial = page.getByRole('textbox', { name: 'Editorial' })
    await editorial.fill(`${await editorial.inputValue()}\nAn empty list of ${name} gives 0.`)
    await page.getByRole('button', { name: 'Send for review' }).click()
    await hasState(page, 'In review')

    await open()
    await admin.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(async () => {
      await admin.goto(`/practice/${slug}`)
      await expect(admin.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 1_500 })
    }).toPass({ timeout: 60_000 })
    await other.close()
    await expect(async () => {
      await page.goto('/notifications')
      await expect(page.getByText(`“${title}” was approved and is published.`)).toBeVisible({ timeout: 1_500 })
    }).toPass({ timeout: 20_000 })

    await signUp(page)
    await page.goto(`/practice/${slug}`)
    // A plain text area, which takes several lines at once.
    await page.locator('.cm-content').focus()
    await page.keyboard.press('F2')
    await page.locator('textarea[aria-label^="Your code"]').fill(`def total_${name}(numbers):\n    return sum(numbers)\n`)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('region', { name: 'Your submission' }).getByText('11 of 11 tests passed')).toBeVisible({ timeout: 25_000 })
  })
})
