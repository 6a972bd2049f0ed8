import { actAsAdmin, answerTo, authenticate, demoAccount, expect, newMember, signUp, skipGreeting, test, waitForHydration } from '../support/journey.ts'

const ASK = 'mutation ($key: ID!, $submissionId: ID!, $question: String!) { askForCodeReview(key: $key, submissionId: $submissionId, question: $question) }'

test('what a mentor and a learner type is posted, kept, or discarded after a question only (requirements Y-1, Y-3 to Y-6)', async ({ page, browser, baseURL }) => {
  test.setTimeout(240_000)
  const learner = await signUp(page, newMember('Ida Moreau'))
  const request = async (query: string, variables: object) => {
    const response = await page.request.post('/graphql', { headers: { authorization: `Bearer ${learner.token}` }, data: { query, variables } })
    return (await response.json()) as { data: Record<string, unknown> | null }
  }
  for (const code of ['def two_sum(nums, target):\n    return [0, 0]\n', 'def two_sum(nums, target):\n    return [1, 1]\n']) {
    await request('mutation ($i: SubmissionInput!) { submitSolution(input: $i) { id } }', { i: { problem: 'two-sum', language: 'python', code, key: crypto.randomUUID() } })
  }
  const judged = async () => (await request('{ ownReviewableSubmissions { id beginning } }', {})).data!['ownReviewableSubmissions'] as { id: string; beginning: string }[]
  await expect.poll(async () => (await judged()).length, { timeout: 60_000 }).toBe(2)

  // The program tells submissions with the same result apart. A withdrawn question is there again.
  await page.goto('/code-reviews')
  await page.getByRole('button', { name: 'Ask for a review' }).click()
  await page.getByRole('dialog', { name: 'Choose a submission' }).getByRole('button', { name: /^Two Sum.*Wrong Answer, \d+ of \d+ tests/ }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Ask for a review' })
  await expect(dialog).toContainText('return [1, 1]')
  await dialog.getByLabel('What do you want to know?').fill('Which numbers does it miss?')
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('alertdialog', { name: 'Withdraw your question?' }).getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('Withdrew the question.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for a review' }).click()
  await page.getByRole('dialog', { name: 'Choose a submission' }).getByRole('button', { name: /^Two Sum/ }).first().click()
  await expect(dialog.getByLabel('What do you want to know?')).toHaveValue('Which numbers does it miss?')
  await page.keyboard.press('Escape')

  const id = (await request(ASK, { key: crypto.randomUUID(), submissionId: (await judged())[0]!.id, question: 'Which numbers does it miss?' })).data!['askForCodeReview'] as string
  const address = `/code-reviews/${id}`
  const context = await browser.newContext({ baseURL: baseURL! })
  const other = await context.newPage()
  await other.addInitScript(skipGreeting)
  await waitForHydration(other)
  await actAsAdmin(other)
  await other.goto(address)
  await other.getByRole('button', { name: 'Claim for 45 minutes' }).click()
  const code = other.getByRole('list', { name: 'Code' })
  const line = (number: number) => other.getByRole('textbox', { name: `Comment on line ${number}` })

  // The answer to a comment gets lost; the changed text is another comment.
  await other.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('CommentOnCodeReview') !== true) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await other.getByRole('button', { name: 'Comment on line 2' }).click()
  await line(2).fill('Look for the missing number.')
  await line(2).press('Control+Enter')
  await expect(other.getByText('We couldn’t reach Cloggle.')).toBeVisible()
  await other.unroute('**/graphql')
  await line(2).fill('Look for the missing number in a dictionary.')
  await line(2).press('Control+Enter')
  await expect(code.getByText('Look for the missing number in a dictionary.')).toBeVisible()
  await expect(line(2)).toBeHidden()

  // A form that is folded is not forgotten; one that is canceled is, after a question.
  await other.getByRole('button', { name: 'Comment on line 1' }).click()
  // The claim has less than 30 minutes left by the clock of this browser: typing extends it, and loses no character.
  await other.clock.setSystemTime(Date.now() + 20 * 60_000)
  const extended = answerTo(other, 'ClaimCodeReview')
  await line(1).pressSequentially('Folded')
  await extended
  await other.clock.setSystemTime(Date.now())
  await expect(line(1)).toHaveValue('Folded')
  await other.getByRole('button', { name: 'Comment on line 1' }).click()
  await expect(line(1)).toBeHidden()
  await other.getByRole('button', { name: 'Send review' }).click()
  await other.getByRole('alertdialog', { name: 'Send without your unfinished comment?' }).getByRole('button', { name: 'Cancel' }).click()
  await other.getByRole('button', { name: 'Comment on line 1' }).click()
  await expect(line(1)).toHaveValue('Folded')
  await code.getByRole('button', { name: 'Cancel' }).press('Enter')
  const discard = other.getByRole('alertdialog', { name: 'Discard your comment?' })
  await discard.getByRole('button', { name: 'Keep editing' }).click()
  await expect(line(1)).toHaveValue('Folded')
  await code.getByRole('button', { name: 'Cancel' }).press('Enter')
  await discard.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(line(1)).toBeHidden()
  await expect(other.getByRole('button', { name: 'Comment on line 1' })).toBeFocused()

  // The places of comments lead to them.
  await other.getByRole('navigation', { name: 'Comments' }).getByRole('button', { name: 'Line 2' }).press('Enter')
  await expect(code.locator('[data-comment]').first()).toBeFocused()

  // A saved note leaves nothing on the device that would hide a newer one.
  const note = other.getByLabel('Your private note')
  await note.fill('First')
  const saved = answerTo(other, 'SaveCodeReviewNote')
  await other.getByRole('button', { name: 'Save note' }).click()
  // While it is sent, the button looks the same.
  await saved
  await expect(other.getByRole('button', { name: 'Save note' })).toHaveAccessibleDescription('Nothing changed')
  const token = await other.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}` }
  const phone = await other.request.post('/graphql', { headers, data: { query: 'mutation ($id: ID!) { saveCodeReviewNote(id: $id, text: "From the phone") }', variables: { id } } })
  expect(await phone.json()).toEqual({ data: { saveCodeReviewNote: expect.anything() } })
  await other.reload()
  await expect(note).toHaveValue('From the phone')

  // Closing asks about a reply that is not posted; it is there again after the review is reopened.
  await other.getByRole('button', { name: 'Send review' }).click()
  await expect(other.getByRole('button', { name: 'Send review' })).toHaveCount(0)
  await page.goto(address)
  await page.getByRole('button', { name: 'Reply' }).last().click()
  await page.getByRole('textbox', { name: 'Comment on line 2' }).fill('With enumerate?')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('alertdialog', { name: 'Close without your unfinished comment?' }).getByRole('button', { name: 'Close review' }).click()
  await expect(page.getByText('Closed. Reopen it')).toBeFocused()
  await page.getByRole('button', { name: 'Say thanks' }).press('Enter')
  await expect(page.getByText('Closed. You thanked')).toBeVisible()
  await page.getByRole('button', { name: 'Reopen review' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Comment on line 2' })).toHaveValue('With enumerate?')
  await page.getByRole('textbox', { name: 'Comment on line 2' }).press('Control+Enter')
  await expect(other.getByText('With enumerate?')).toBeVisible()

  // A mentor in another role sees that they have to switch.
  const { email, password } = demoAccount('mentor')
  await authenticate(other, 'login', { email, password })
  await other.goto(address)
  await expect(other.getByText('switch to the Mentor role to read it')).toBeVisible()
  await context.close()
})
