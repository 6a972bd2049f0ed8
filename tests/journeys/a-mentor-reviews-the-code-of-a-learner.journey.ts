import type { BrowserContext, Page } from '@playwright/test'
import { authenticate, demoAccount, expect, newMember, signUp, skipGreeting, test, waitForHydration } from '../support/journey.ts'
import { findOverflow } from '../support/find-overflow.ts'
import { violationsOf } from '../support/is-fit.ts'

const WRONG = 'def two_sum(nums, target):\n    seen = {}\n    return [0, 0]\n'

/** On a phone lines have the height of text, and a tap on the code of a line opens its comment. */
async function tapLineThree(phone: BrowserContext, address: string): Promise<void> {
  const page = await phone.newPage()
  await waitForHydration(page)
  await page.goto(address)
  const line = page.getByRole('list', { name: 'Code' }).locator('.review-line').nth(2)
  expect((await line.boundingBox())!.height).toBeLessThanOrEqual(24)
  await line.locator('code').tap()
  await expect(page.getByRole('textbox', { name: 'Comment on line 3' })).toBeFocused()
  await expect(page.getByText('Markdown works').first()).toBeVisible()
  await expect(page.getByText('Ctrl+Enter sends.').first()).toBeHidden()
  await line.locator('code').tap()
  await expect(page.getByRole('textbox', { name: 'Comment on line 3' })).toBeHidden()
  await phone.close()
}

const REVIEW = /\/code-reviews\/[\da-f-]{36}$/

/** Asks a question in the open dialog, with the keyboard. */
async function ask(page: Page, question: string): Promise<void> {
  const field = page.getByRole('dialog', { name: 'Ask for a review' }).getByLabel('What do you want to know?')
  await expect(field).toBeFocused()
  await field.fill(question)
  await field.press('Control+Enter')
}

test('a learner asks for a review, a mentor claims it and comments on line 2, the learner resolves it and says thanks (requirements Y-1 to Y-5, Y-8)', async ({ page, browser, baseURL }) => {
  test.setTimeout(240_000)
  const learner = await signUp(page, newMember('Ada Ferrante'))
  const submitted = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${learner.token}` },
    data: { query: 'mutation ($i: SubmissionInput!) { submitSolution(input: $i) { id } }', variables: { i: { problem: 'two-sum', language: 'python', code: WRONG, key: crypto.randomUUID() } } },
  })
  expect(submitted.ok()).toBe(true)
  await page.goto('/practice/two-sum')
  await page.getByRole('tab', { name: 'Submissions' }).click()
  await page.locator('summary').filter({ hasText: 'Wrong Answer' }).click({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Ask for a review' }).click()
  // Another window of the learner, in which the question is asked first.
  const second = await page.context().newPage()
  await waitForHydration(second)
  await second.goto('/code-reviews')
  await second.getByRole('button', { name: 'Ask for a review' }).click()
  const choice = second.getByRole('dialog', { name: 'Choose a submission' }).getByRole('button', { name: /^Two Sum.*Wrong Answer/ })
  await expect(choice).toBeFocused()
  await choice.click()
  await ask(second, 'Too early?')
  await expect(second).toHaveURL(REVIEW)
  // A question is withdrawn after a confirmation only.
  await second.getByRole('button', { name: 'Withdraw' }).click()
  await second.getByRole('alertdialog', { name: 'Withdraw your question?' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(second.getByText('Too early?')).toBeVisible()
  await second.getByRole('button', { name: 'Withdraw' }).click()
  await second.getByRole('alertdialog', { name: 'Withdraw your question?' }).getByRole('button', { name: 'Withdraw' }).click()
  await expect(second.getByText('No questions yet')).toBeVisible()
  await second.getByRole('button', { name: 'Ask for a review' }).click()
  await choice.click()
  await ask(second, 'How do I use the dictionary?')
  await expect(second).toHaveURL(REVIEW)
  // A second question about the submission is refused, and its text stays.
  await ask(page, 'And is a list faster?')
  const dialog = page.getByRole('dialog', { name: 'Ask for a review' })
  await expect(dialog.getByRole('alert')).toContainText('You already asked for a review of this submission.')
  await expect(dialog.getByLabel('What do you want to know?')).toHaveValue('And is a list faster?')
  await dialog.getByRole('link', { name: 'See the review' }).click()
  await expect(page).toHaveURL(second.url())
  await page.goto('/practice/two-sum')
  await page.getByRole('tab', { name: 'Submissions' }).click()
  await page.locator('summary').filter({ hasText: 'Wrong Answer' }).click()
  await expect(page.getByRole('link', { name: 'See the review' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask for a review' })).toBeHidden()
  await page.goto('/code-reviews')
  await page.getByRole('button', { name: 'Ask for a review' }).click()
  await page.getByRole('dialog', { name: 'Choose a submission' }).getByRole('link', { name: /^Two Sum.*See the review.*Waiting/ }).click()
  await expect(page).toHaveURL(second.url())
  await second.goto('/code-reviews')
  await expect(page.getByText('We’ll notify you.')).toBeVisible()
  await expect(page).toHaveTitle(/Code review: Two Sum/)
  const address = new URL(page.url()).pathname

  const context = await browser.newContext({ baseURL: baseURL! })
  const other = await context.newPage()
  await other.addInitScript(skipGreeting)
  await waitForHydration(other)
  const { email, password } = demoAccount('mentor')
  await authenticate(other, 'login', { email, password })
  await other.goto('/switchProfile')
  await other.getByRole('button', { name: 'Switch to Mentor' }).click()
  await other.getByText('You’re now in Mentor mode.').waitFor()
  await other.goto('/code-reviews')
  const queue = other.getByRole('region', { name: 'Waiting for a mentor' })
  await queue.waitFor()
  // A mentor has one claim at a time; a failed attempt of this journey may have left one.
  const claimed = other.getByRole('region', { name: 'Your reviews' }).getByRole('listitem').filter({ hasText: 'Being reviewed' })
  if ((await claimed.count()) > 0) {
    await claimed.getByRole('link').click()
    await other.getByRole('button', { name: 'Release' }).click()
    await expect(other.getByRole('button', { name: 'Claim for 45 minutes' })).toBeVisible()
    await other.goto('/code-reviews')
  }
  await queue.getByRole('listitem').filter({ hasText: 'How do I use the dictionary?' }).last().getByRole('link').click()
  await other.getByRole('button', { name: 'Claim for 45 minutes' }).click()
  await expect(other.getByRole('button', { name: 'Extend by 45 minutes' })).toBeFocused()
  // With the keyboard only.
  await other.getByRole('button', { name: 'Comment on line 2' }).focus()
  await other.keyboard.press('Enter')
  await expect(other.getByLabel('Comment on line 2', { exact: true }).and(other.getByRole('textbox'))).toBeFocused()
  await other.keyboard.type('Store each number with its index, and look for the missing one.')
  await other.keyboard.press('Tab')
  await other.keyboard.press('Enter')
  await expect(other.getByRole('list', { name: 'Code' })).toContainText('Store each number with its index')
  await expect(other.getByRole('button', { name: 'Comment on line 2' })).toBeFocused()
  const code = other.getByRole('list', { name: 'Code' })
  await code.getByRole('button', { name: 'Edit' }).click()
  await code.getByLabel('Edit comment').fill('Store each number with its index in the dictionary.')
  await code.getByRole('button', { name: 'Save' }).click()
  await expect(code.getByText('Store each number with its index in the dictionary.')).toBeVisible()
  // A mentor who releases the review keeps the comments.
  await other.getByRole('button', { name: 'Release' }).click()
  await expect(other.getByText('Your comment is not sent, and only you see it.')).toBeVisible()
  await expect(code.getByRole('button', { name: 'Edit' })).toBeHidden()
  await other.getByRole('button', { name: 'Claim for 45 minutes' }).click()
  await expect(code.getByRole('button', { name: 'Edit' })).toBeVisible()
  // Without a reload, on the page and in the list.
  await expect(page.getByText('is reviewing your code now.')).toBeVisible()
  await expect(second.getByRole('region', { name: 'Your questions' }).getByText('Being reviewed')).toBeVisible()
  await expect(page.getByText('Store each number with its index')).toBeHidden()
  await other.getByText('Problem statement').click()
  await expect(other.getByRole('group').filter({ hasText: 'Problem statement' })).toContainText('target')
  expect(await violationsOf(other)).toEqual([])
  for (const width of [320, 820, 1440]) {
    await other.setViewportSize({ width, height: 900 })
    // The shell follows the window a moment later.
    await expect(async () => expect(await other.evaluate(findOverflow)).toEqual([])).toPass({ timeout: 5_000 })
  }
  // A comment that was not posted is not forgotten. It is on the device after half a second.
  const isStored = () => other.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('cloggle.text.code-review.')))
  await other.getByLabel('Add a general comment').fill('And a word about names')
  await expect.poll(isStored).toBe(true)
  await other.getByRole('button', { name: 'Comment on line 3' }).click()
  await other.getByRole('textbox', { name: 'Comment on line 3' }).fill('Is this reached?')
  await other.reload()
  await expect(other.getByRole('textbox', { name: 'Comment on line 3' })).toHaveValue('Is this reached?')
  await expect(other.getByLabel('Add a general comment')).toHaveValue('And a word about names')
  await other.getByRole('textbox', { name: 'Comment on line 3' }).press('Control+Enter')
  await expect(code.getByText('Is this reached?')).toBeVisible()
  await expect(other.getByRole('textbox', { name: 'Comment on line 3' })).toBeHidden()
  // A deleted comment can be put back; the focus follows.
  await code.getByRole('listitem').filter({ hasText: 'Is this reached?' }).getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(code.getByText('Is this reached?')).toBeHidden()
  await expect(other.getByRole('button', { name: 'Comment on line 3' })).toBeFocused()
  await expect(other.getByText('Deleted the comment.')).toBeVisible()
  await other.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(code.locator('[data-comment]').filter({ hasText: 'Is this reached?' })).toBeFocused()
  // What was typed a moment ago counts, too.
  await expect(other.getByText('Only you see your comments until you send the review;')).toBeVisible()
  await other.getByRole('button', { name: 'Comment on line 1' }).click()
  await other.getByRole('textbox', { name: 'Comment on line 1' }).fill('Unfinished')
  await other.getByRole('button', { name: 'Send review' }).click()
  await other.getByRole('alertdialog', { name: 'Send without your unfinished comments?' }).getByRole('button', { name: 'Cancel' }).click()
  await code.getByRole('button', { name: 'Cancel' }).click()
  await other.getByRole('alertdialog', { name: 'Discard your comment?' }).getByRole('button', { name: 'Discard' }).click()
  await other.getByRole('button', { name: 'Send review' }).click()
  await other.getByRole('alertdialog', { name: 'Send without your unfinished comment?' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(other.getByLabel('Add a general comment')).toHaveValue('And a word about names')
  await other.getByLabel('Add a general comment').fill('')
  await other.getByRole('button', { name: 'Send review' }).click()
  await expect(other.getByRole('button', { name: 'Send review' })).toHaveCount(0)
  await expect(other.getByRole('link', { name: /^Next in the queue/ })).toBeFocused()
  await expect(other.getByText('Press a line number to comment on it.')).toBeHidden()

  await expect(page.getByText('Store each number with its index in the dictionary.')).toBeVisible()
  await expect(page.getByText('reviewed your code.')).toBeVisible()
  // The mentor improves a sent comment.
  await code.getByRole('button', { name: 'Edit' }).first().click()
  await code.getByLabel('Edit comment').fill('Store each number with its index in the dictionary `seen`.')
  await code.getByRole('button', { name: 'Save' }).click()
  await expect(code.getByRole('button', { name: 'Edit' }).first()).toBeFocused()
  await expect(page.getByText('(edited)')).toBeVisible()
  await expect(second.getByRole('region', { name: 'Your questions' }).getByText('Reviewed', { exact: true })).toBeVisible()
  await second.close()

  await page.goto('/notifications')
  await expect(page.getByText('reviewed your code for')).toBeVisible({ timeout: 20_000 })
  await tapLineThree(await browser.newContext({ baseURL: baseURL!, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, storageState: await page.context().storageState() }), address)
  await page.goto(address)
  await page.getByRole('button', { name: 'Reply' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Comment on line 2' })).toBeFocused()
  await page.keyboard.type('With enumerate?')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('With enumerate?')).toBeVisible()
  await expect(other.getByText('With enumerate?')).toBeVisible()
  await page.getByRole('button', { name: 'Resolve' }).first().click()
  await expect(page.getByText('Resolved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Say thanks and close' }).click()
  await expect(page.getByText(/Closed\. You thanked/)).toBeFocused()
  await expect(other.getByText('The learner closed this review.')).toBeVisible()
  for (const one of [page, other]) await expect(one.getByRole('button', { name: /^(Edit|Delete|Reply|Resolve|Reopen)$/ })).toHaveCount(0)
  await other.getByRole('link', { name: 'All code reviews' }).click()
  await expect(other.getByText(/and were thanked (once|\d+ times)/)).toBeVisible()
  await context.close()
})
