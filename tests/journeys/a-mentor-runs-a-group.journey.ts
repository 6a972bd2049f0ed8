import { isFit } from '#tests/support/is-fit.ts'
import { authenticate, demoAccount, expect, newMember, skipGreeting, test, waitForHydration } from '#tests/support/journey.ts'

/** A date and time some hours from now in UTC, as a field for dates takes it. */
const fromNow = (hours: number) => new Date(Date.now() + hours * 3600_000).toISOString().slice(0, 16)

test.describe('Mentor groups (requirements X-1 to X-12)', () => {
  test('a mentor creates a group, invites and assigns; a learner solves a problem and hands in late', async ({ page, browser, baseURL }) => {
    test.setTimeout(120_000)
    const name = `Slopes ${Date.now().toString(36)}`
    const { email, password } = demoAccount('mentor')
    await authenticate(page, 'login', { email, password })
    await page.goto('/switchProfile')
    await page.getByRole('button', { name: 'Switch to Mentor' }).click()
    await page.getByText('You’re now in Mentor mode.').waitFor()
    await page.goto('/mentor')
    await expect(page.getByRole('link', { name: 'Optimization on Tuesdays' })).toBeVisible()
    await page.getByRole('button', { name: 'New group' }).click()
    await page.getByLabel('Name').fill(name)
    await page.getByRole('button', { name: 'Create group' }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Create invite' }).click()
    const code = await page.locator('code').first().textContent()
    expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/)

    const context = await browser.newContext({ baseURL: baseURL!, timezoneId: 'UTC' })
    const other = await context.newPage()
    await other.addInitScript(skipGreeting)
    await waitForHydration(other)
    const ben = newMember('Ben Osei')
    await other.goto(`/groups/join#${code!.replaceAll('-', '')}`)
    await expect(other.getByRole('heading', { name: `Join “${name}”`, level: 1 })).toBeVisible()
    await other.getByRole('button', { name: 'Join group' }).click()
    await other.getByRole('dialog').getByRole('link', { name: 'Sign up' }).click()
    await other.getByLabel('Name', { exact: true }).fill(ben.name)
    await other.getByLabel('Username').fill(ben.username)
    await other.getByLabel('Email').fill(ben.email)
    await other.getByLabel('Password', { exact: true }).fill(ben.password)
    await other.getByRole('button', { name: 'Sign up' }).click()
    await expect(other.getByRole('heading', { name, level: 1 })).toBeVisible()
    const member = { token: (await other.evaluate(() => localStorage.getItem('token')))! }
    await expect(other.getByRole('link', { name: 'Conversation' })).toBeVisible()

    await page.getByRole('link', { name: 'Assignments', exact: true }).click()
    const assign = async (kind: string, fill: () => Promise<void>) => {
      await page.getByRole('button', { name: 'New assignment' }).click()
      const dialog = page.getByRole('dialog', { name: 'New assignment' })
      await dialog.getByLabel('What to do').selectOption(kind)
      await fill()
      await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
      await expect(dialog).toBeHidden()
    }
    await assign('problem', async () => {
      await page.getByLabel('Problem', { exact: true }).fill('argsort')
      await expect(page.getByRole('option', { name: /argsort/i }).first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('Title')).toHaveValue(/Argsort/i)
    })
    await assign('text', async () => {
      await page.getByLabel('Title').fill('A short report')
      await page.getByRole('dialog').getByLabel('Due').fill(fromNow(-2))
      await page.getByLabel('Points deducted for late work').fill('3')
    })
    await expect(page.getByText('0 of 1').first()).toBeVisible()

    await other.reload()
    const report = other.getByRole('listitem').filter({ has: other.getByRole('heading', { name: 'A short report' }) })
    await expect(report).toContainText('Overdue')
    await report.getByRole('button', { name: 'Hand in' }).click()
    await other.getByLabel('Your text').fill('Small steps arrive, large ones jump over the valley.')
    await other.locator('input[type=file]').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Three curves.') })
    await expect(other.getByText('notes.txt')).toBeVisible()
    await other.getByRole('button', { name: 'Hand in', exact: true }).click()
    await expect(other.getByText('Handed in late: 3 points are deducted.')).toBeVisible()
    await isFit(other)

    // Judging has its own journey, so the submission goes through the API.
    const problem = other.getByRole('link', { name: 'Open the problem' })
    const slug = (await problem.getAttribute('href'))!.split('/').at(-1)!
    const submit = await other.request.post('/graphql', {
      headers: { authorization: `Bearer ${member.token}` },
      data: { query: 'mutation ($input: SubmissionInput!) { submitSolution(input: $input) { id } }', variables: { input: { problem: slug, language: 'python', code: 'def nothing():\n    pass\n', key: crypto.randomUUID() } } },
    })
    expect(await submit.text()).not.toContain('errors')

    const home = await page.context().newPage()
    await home.goto('/')
    await expect(home.getByRole('region', { name: 'Up next: Mentoring' })).toContainText(/texts? to return/)
    await expect(home.getByRole('region', { name: 'First steps' })).toBeHidden()
    await home.getByRole('link', { name: 'Review them' }).click()
    await expect(home).toHaveURL('/mentor#to-return')
    await home.close()

    await page.getByRole('link', { name: 'Progress', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Ben Osei, A short report: Handed in late' })).toBeVisible()
    const cell = page.getByRole('button', { name: /^Ben Osei, .*[Aa]rgsort.*: Started$/ })
    await expect(cell).toBeVisible({ timeout: 30_000 })
    await isFit(page)
    await page.getByRole('button', { name: 'Ben Osei, A short report: Handed in late' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(cell).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText('def nothing():')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Ben Osei, A short report: Handed in late' }).click()
    await expect(page.getByRole('dialog')).toContainText('large ones jump over the valley')
    await page.getByLabel('Points out of 10').fill('9')
    await page.getByLabel('Comment to the learner').fill('A good picture.')
    await page.getByRole('button', { name: 'Return', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Ben Osei, A short report: Returned, 6 points' })).toBeVisible()
    await page.getByRole('link', { name: 'Analytics', exact: true }).click()
    await expect(page.getByRole('img', { name: /^Completion by assignment/ })).toBeVisible()
    await isFit(page)

    await other.reload()
    await other.getByText('Done (1)').click()
    await expect(report).toContainText('6 of 10 points')
    await expect(report).toContainText('A good picture.')
    await context.close()
  })
})
