import type { Page } from '@playwright/test'
import { actAsAdmin, expect, test } from '../support/journey.ts'
import { actAsMentor, createDraft, hasState, isSaved, problemFile, uniqueName } from '../support/problem-editor.ts'

const titleOf = (name: string) => `Total of ${name} numbers`
const statement = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

/** Imports a complete problem into a new draft, and saves it. */
async function writeProblem(page: Page, name: string) {
  await createDraft(page, { title: titleOf(name), slug: `total-of-${name}` })
  await page.getByLabel('Problem file').setInputFiles(problemFile(name))
  await expect(page.getByLabel('Title')).toHaveValue(titleOf(name))
  await page.keyboard.press('Control+s')
  await isSaved(page)
}

async function startProblem(page: Page, name: string) {
  await actAsAdmin(page)
  await page.goto('/admin/problems')
  await writeProblem(page, name)
}

test.describe('No change of a problem is lost (requirement Q-50)', () => {
  test('the second of two concurrent editors loses nothing: other parts are merged, and for the same one they choose', { tag: '@audit' }, async ({ page, browser }) => {
    test.setTimeout(120_000)
    const name = uniqueName()
    await startProblem(page, name)
    const context = await browser.newContext()
    const other = await context.newPage()
    await actAsAdmin(other)
    await other.goto(`/admin/problems?show=total-of-${name}`)
    await other.getByRole('textbox', { name: 'Editorial' }).fill('The other one wrote this.')
    await other.keyboard.press('Control+s')
    await isSaved(other)
    await statement(page).fill('Mine, about `numbers`.')
    await expect(page.getByText('This problem was also changed elsewhere: Editorial. Both changes are in the form.')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('textbox', { name: 'Editorial' })).toHaveValue('The other one wrote this.')
    await isSaved(page)
    await other.reload()
    await expect(statement(other)).toHaveValue('Mine, about `numbers`.')
    await statement(other).fill('Theirs, about `numbers`.')
    await other.getByRole('textbox', { name: 'Hint 1' }).fill('Theirs')
    await other.keyboard.press('Control+s')
    await isSaved(other)
    await statement(page).fill('Mine again, about `numbers`.')
    await expect(page.getByText('The other version differs in: Statement.')).toBeVisible({ timeout: 15_000 })
    // What can be done now is far above: Publish and the bar lead to it.
    const choice = page.getByRole('status').filter({ hasText: 'Nothing is saved until you choose one.' })
    for (const name of ['Publish', 'Choose a version']) {
      await statement(page).focus()
      await page.getByRole('button', { name, exact: true }).click()
      await expect(choice).toBeFocused()
    }
    await page.getByRole('button', { name: 'Show the other version' }).click()
    await expect(statement(page)).toHaveValue('Theirs, about `numbers`.')
    await statement(page).fill('Both, about `numbers`.')
    await page.getByRole('button', { name: 'Keep the version in the form' }).click()
    await page.keyboard.press('Control+s')
    await isSaved(page)
    await page.reload()
    await expect(statement(page)).toHaveValue('Both, about `numbers`.')
    await expect(page.getByRole('textbox', { name: 'Editorial' })).toHaveValue('The other one wrote this.')
    await expect(page.getByRole('textbox', { name: 'Hint 1' })).toHaveValue('Theirs')
    await context.close()
  })

  test('a save whose answer was lost is not shown as a version of another editor', async ({ page }) => {
    const name = uniqueName()
    await startProblem(page, name)
    let isLost = false
    await page.route('**/graphql', async (route) => {
      if (isLost || route.request().postData()?.includes('SaveProblemDraft') !== true) return route.fallback()
      isLost = true
      await route.fetch()
      await route.abort()
    })
    await statement(page).fill('Saved, about `numbers`.')
    await page.keyboard.press('Control+s')
    await expect.poll(() => isLost).toBe(true)
    await statement(page).fill('Later, about `numbers`.')
    await isSaved(page)
    await expect(page.getByText('Another version of this problem')).toBeHidden()
    await page.reload()
    await expect(statement(page)).toHaveValue('Later, about `numbers`.')
  })

  test('a publication is shown as one, also with a generated value and after its answer was lost', async ({ page }) => {
    test.setTimeout(120_000)
    await startProblem(page, uniqueName())
    let losing = 'PublishProblem'
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes(losing) !== true) return route.fallback()
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: /^Test 10 / }).click()
    const last = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Test 10\b/ }) })
    await last.getByRole('button', { name: /^Generate/ }).click()
    await page.getByLabel('Count', { exact: true }).fill('20')
    await page.getByRole('button', { name: 'Use this recipe' }).click()
    await last.getByLabel('Expected').fill('')
    await page.getByRole('button', { name: 'Fill expected answers' }).click()
    await expect(page.getByText(/^The reference answered 1 test/)).toBeVisible({ timeout: 30_000 })
    const lost = page.getByText(/^We couldn’t reach Cloggle/)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await hasState(page, 'Published')
    await expect(page.getByText('Published just now')).toBeVisible()
    await expect(page.getByText('Unpublished changes', { exact: true })).toHaveCount(0)
    await expect(lost).toHaveCount(0)
    losing = 'UnpublishProblem'
    await page.getByRole('button', { name: 'Unpublish' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
    await hasState(page, 'Retired')
    await expect(lost).toHaveCount(0)
  })

  test('the form that opens after a review has what was saved last, not what was restored before', async ({ page }) => {
    test.setTimeout(120_000)
    const name = uniqueName()
    await actAsMentor(page)
    await page.goto('/practice/problems')
    await writeProblem(page, name)
    const before = (await statement(page).inputValue()).trimEnd()
    const isSave = (request: { postData: () => string | null }) => request.postData()?.includes('SaveProblemDraft') === true
    await page.route('**/graphql', (route) => (isSave(route.request()) ? route.abort() : route.fallback()))
    await statement(page).fill('Restored, about `numbers`.')
    await expect(page.getByRole('status').getByText(/[Ss]aved on this device/).first()).toBeVisible()
    await page.reload()
    await expect(statement(page)).toHaveValue('Restored, about `numbers`.')
    await page.unroute('**/graphql')
    const text = `${before} Restored, then changed.`
    await statement(page).fill(text)
    await page.keyboard.press('Control+s')
    await isSaved(page)
    await page.getByRole('button', { name: 'Send for review' }).click()
    await hasState(page, 'In review')
    // Another window withdraws it.
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByRole('button', { name: 'Withdraw to edit' }).click()
    await expect(other.getByRole('button', { name: 'Send for review' })).toBeVisible()
    await other.close()
    await page.getByRole('button', { name: 'Withdraw to edit' }).click()
    await page.getByRole('tab', { name: 'Write' }).click()
    await expect(statement(page)).toHaveValue(text)
    await expect(page.getByText('Another version of this problem')).toBeHidden()
  })

  test('a withdrawal whose answer was lost shows that the problem is not in review', async ({ page }) => {
    test.setTimeout(120_000)
    const name = uniqueName()
    await actAsMentor(page)
    await page.goto('/practice/problems')
    await writeProblem(page, name)
    await page.getByRole('button', { name: 'Send for review' }).click()
    await hasState(page, 'In review')
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('WithdrawProblem') !== true) return route.fallback()
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Withdraw to edit' }).click()
    await expect(page.getByRole('button', { name: 'Send for review' })).toBeVisible()
  })
})
