import { authenticate, demoAccount, expect, logIn, newMember, skipGreeting, test, waitForHydration } from '#tests/support/journey.ts'
import { findOverflow } from '#tests/support/find-overflow.ts'
import { linkInEmail } from '#tests/support/link-in-email.ts'
import type { Page } from '@playwright/test'
import { violationsOf } from '../support/is-fit.ts'

async function submit(page: Page, idea: { name?: string; email?: string; title: string; description: string }): Promise<void> {
  if (idea.name !== undefined) await page.getByLabel('Your Name').fill(idea.name)
  if (idea.email !== undefined) await page.getByLabel('Email Address').fill(idea.email)
  await page.getByLabel('Idea Title').fill(idea.title)
  await page.getByLabel('Idea Description').fill(idea.description)
  await page.getByRole('button', { name: 'Submit Idea' }).click()
}

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })

/** The first task is in Doing, and stays there. */
async function changeTasksWithTheMenu(page: Page): Promise<void> {
  const [first, second] = ['Read the first ten papers', 'Draw the map']
  const choose = async (task: string, item: string) => {
    await page.getByRole('button', { name: `More about “${task}”` }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  const title = (task: string) => page.getByRole('button', { name: task, exact: true })
  const doing = page.getByRole('region', { name: 'Doing' })
  await page.getByLabel('New task').fill(second)
  await page.getByLabel('New task').press('Enter')
  await choose(second, 'Move to Doing')
  await expect(doing).toContainText(second)
  await expect(title(second)).toBeFocused()
  await choose(second, 'Move up')
  await expect(doing.getByRole('listitem').first()).toContainText(second)
  await expect(title(second)).toBeFocused()
  await choose(second, 'Assign to me')
  await expect(doing.getByRole('listitem').first()).toContainText('Ben Osei')
  await choose(second, 'Rename')
  await page.keyboard.press('Escape')
  await expect(title(second)).toBeFocused()

  await choose(second, 'Delete')
  await expect(title(first)).toBeFocused()
  await expect(title(second)).toBeHidden()
  await expect(page.getByText(`Deleted “${second}”.`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(title(second)).toBeFocused()
  await expect(doing.getByRole('listitem').first()).toContainText(second)
  await expect(doing.getByRole('listitem').first()).toContainText('Ben Osei')
  await choose(first, 'Move up')
  await expect(doing.getByRole('listitem').first()).toContainText(first)
  await choose(second, 'Delete')
  await expect(page.getByLabel('New task')).toBeFocused()
}

async function editWithTheKeyboard(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Edit idea' })
  await page.getByRole('button', { name: 'Say who you’re looking for' }).click()
  await expect(dialog.getByLabel('Roles wanted')).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /^More about “A map of papers/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(dialog.getByLabel('Idea Title')).toBeFocused()
  const before = await dialog.getByLabel('Idea Title').inputValue()
  await dialog.getByLabel('Idea Title').fill(' ')
  await dialog.getByLabel('Idea Description').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter a title.')).toBeVisible()
  await expect(dialog.getByText('Describe your idea.')).toBeVisible()
  await dialog.getByLabel('Idea Title').fill(before)
  await dialog.getByLabel('Idea Description').fill('Which paper leads to which, on one map.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

test.describe('Ideas (requirements I-1 to I-5)', () => {
  test('a visitor submits an idea, which is shown after its address is confirmed, masked for others', async ({ page }) => {
    const email = newMember().email
    const title = `A glossary of errors ${Date.now().toString(36)}`
    await page.goto('/ideaSubmission')
    await submit(page, { name: '  ', email, title, description: 'What Python says, and what it means.' })
    await expect(page.getByRole('alert')).toHaveText('Please fill in all fields.')
    await expect(page.getByText('Enter your name.')).toBeVisible()
    await submit(page, { name: 'Lina', title, description: 'What Python says, and what it means.' })
    await expect(page.getByText(`Check your email: we sent a link to ${email}.`)).toBeVisible()
    await expect(page.getByLabel('Idea Title')).toHaveValue('')
    await page.reload()
    await expect(page.getByRole('heading', { name: title })).toBeHidden()

    await page.goto(await linkInEmail(email, '/ideas/confirm'))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('link', { name: 'Open your idea' }).click()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(page.getByText('by Lina (m•••@people.test)')).toBeVisible()
  })

  test('a member submits an idea, a visitor signs in to join it, and the team ships it', async ({ page, browser, baseURL }) => {
    const title = `A map of papers ${Date.now().toString(36)}`
    const author = demoAccount('learner')
    await authenticate(page, 'login', { email: author.email, password: author.password })
    const masked = `${author.email[0]}•••${author.email.slice(author.email.indexOf('@'))}`
    await page.goto('/ideaSubmission')
    // Members see the list first.
    await expect(page.getByLabel('Idea Title')).toBeHidden()
    await page.getByRole('button', { name: 'Write an idea' }).click()
    await expect(page.getByLabel('Idea Title')).toBeFocused()
    await expect(page.getByLabel('Email Address')).toHaveValue(author.email)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Write an idea' })).toBeFocused()
    // Cancel and Escape keep a draft. It does not open the form on the next visit.
    await page.keyboard.press('Enter')
    await page.getByLabel('Idea Title').fill('A first draft')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Continue your draft' })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Continue your draft' })).toBeVisible()
    await expect(page.getByLabel('Idea Title')).toBeHidden()
    await page.getByRole('button', { name: 'Continue your draft' }).click()
    await expect(page.getByLabel('Idea Title')).toHaveValue('A first draft')
    await submit(page, { title, description: 'Which paper leads to which.' })
    await expect(page.getByText('Your idea is in the list.')).toBeFocused()
    await expect(page.getByLabel('Idea Title')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Write an idea' })).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText(title)
    await expect(page.getByText('Your idea is in the list.')).toBeFocused()
    await expect(page.getByText('These ideas sound similar')).toBeHidden()
    await expect(cardOf(page, title)).toContainText(`(${author.email})`)
    await expect(cardOf(page, title)).toContainText('Submitted on')
    await expect(cardOf(page, title).getByRole('button', { name: `Joined: ${title}` })).toHaveAttribute('aria-disabled', 'true')

    const context = await browser.newContext({ baseURL: baseURL! })
    const other = await context.newPage()
    await other.addInitScript(skipGreeting)
    await waitForHydration(other)
    const member = newMember('Ben Osei')
    expect((await other.request.post('/api/auth/register', { data: member })).ok()).toBe(true)
    await other.goto('/ideaSubmission?q=' + encodeURIComponent(title))
    await expect(cardOf(other, title)).toContainText(`(${masked})`)
    await cardOf(other, title).getByRole('button', { name: `Join: ${title}` }).click()
    await logIn(other, member)
    // The login goes on with joining.
    await expect(cardOf(other, title).getByRole('button', { name: `Joined: ${title}` })).toBeVisible()
    await expect(cardOf(other, title)).toContainText(author.email)
    await cardOf(other, title).getByRole('link', { name: title }).click()
    await expect(other.getByRole('link', { name: 'Open the team’s conversation' })).toBeVisible()

    await other.getByLabel('New task').fill('Read the first ten papers')
    await other.getByLabel('New task').press('Enter')
    const task = other.getByRole('button', { name: 'Read the first ten papers', exact: true })
    await expect(other.getByRole('region', { name: 'To do' })).toContainText('Read the first ten papers')
    await task.focus()
    await other.keyboard.press('ArrowRight')
    await expect(other.getByRole('region', { name: 'Doing' })).toContainText('Read the first ten papers')
    await expect(other.getByText('Moved “Read the first ten papers” to Doing.')).toBeAttached()
    await expect(task).toBeFocused()
    await changeTasksWithTheMenu(other)
    await task.dragTo(other.getByRole('region', { name: 'Done' }))
    await expect(other.getByRole('region', { name: 'Done' })).toContainText('Read the first ten papers')
    await other.getByLabel('Team decision').fill('We start with citations.')
    await other.getByRole('button', { name: 'Add decision' }).click()
    await expect(other.getByRole('region', { name: 'Decisions' })).toContainText('We start with citations.')
    await expect(other.getByLabel('Team decision')).toHaveValue('')

    expect(await violationsOf(other)).toEqual([])
    for (const width of [320, 820, 1440]) {
      await other.setViewportSize({ width, height: 900 })
      // The shell follows the window a moment later.
      await expect(async () => expect(await other.evaluate(findOverflow)).toEqual([])).toPass({ timeout: 5_000 })
    }

    await cardOf(page, title).getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await editWithTheKeyboard(page)
    await page.getByLabel('Status', { exact: true }).selectOption('Shipped')
    await expect(page.getByRole('region', { name: 'Done' })).toContainText('Read the first ten papers')
    await expect(async () => {
      await other.goto(`/profile/${member.username}`)
      await expect(other.getByRole('region', { name: 'Shipped ideas' }).getByRole('link', { name: title })).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 20_000 })
    await other.goto('/notifications')
    await expect(other.getByText(`“${title}” is now Shipped`)).toBeVisible({ timeout: 20_000 })
    await page.getByRole('button', { name: `More about “${title}”` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByRole('dialog')).toContainText('Others have joined it')
    await page.keyboard.press('Escape')

    await page.goto('/ideaSubmission')
    await page.getByRole('button', { name: 'Write an idea' }).click()
    await submit(page, { title: `${title}, again`, description: 'The same.' })
    await cardOf(page, `${title}, again`).getByRole('link', { name: `${title}, again` }).click()
    await page.getByRole('button', { name: `More about “${title}, again”` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL(/\/ideaSubmission$/)
    await expect(cardOf(page, title)).toHaveCount(1)
    await context.close()
  })
})
