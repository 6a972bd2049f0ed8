import { actAsAdmin, authenticate, demoAccount, expect, newMember, OBSERVE_REQUESTS, skipGreeting, test, waitForHydration } from '#tests/support/journey.ts'
import type { Page } from '@playwright/test'

const submit = async (page: Page, title: string, description: string) => {
  await page.getByLabel('Idea Title').fill(title)
  await page.getByLabel('Idea Description').fill(description)
  await page.getByRole('button', { name: 'Submit Idea' }).click()
}
const openEditor = async (page: Page, title: string) => {
  await page.getByRole('button', { name: `More about “${title}”` }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
}

// The service worker would handle the request that is held back here.
test.use(OBSERVE_REQUESTS)

test.describe('Mistakes with ideas (requirements I-1, I-5, I-6)', () => {
  test('an idea that was sent to a wrong address is taken back into the form, and deleted', async ({ page }) => {
    const title = `A mistyped map ${Date.now().toString(36)}`
    const { email, password } = demoAccount('learner')
    await authenticate(page, 'login', { email, password })
    await page.goto('/ideaSubmission')
    await page.getByRole('button', { name: 'Write an idea' }).click()
    await page.getByLabel('Email Address').fill('lina@')
    await submit(page, title, 'All of the text.')
    await expect(page.getByText('Enter a valid email address.')).toBeVisible()
    await page.getByLabel('Email Address').fill(newMember().email)
    await expect(page.getByText('Enter a valid email address.')).toHaveCount(0)
    await page.getByRole('button', { name: 'Submit Idea' }).click()
    await page.getByRole('link', { name: 'My ideas' }).click()
    await page.getByRole('button', { name: `Edit and resend: ${title}` }).click()
    await expect(page.getByLabel('Email Address')).toBeFocused()
    await expect(page.getByLabel('Idea Title')).toHaveValue(title)
    await expect(page.getByLabel('Idea Description')).toHaveValue('All of the text.')
    await page.getByLabel('Email Address').fill(newMember().email)
    await page.getByRole('button', { name: 'Submit Idea' }).click()
    await page.getByRole('link', { name: 'My ideas' }).click()
    await page.getByRole('button', { name: `Delete: ${title}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(title)).toHaveCount(0)
  })

  test('a member submits an idea before their address is loaded', async ({ page }) => {
    const title = `An early map ${Date.now().toString(36)}`
    const { email, password } = demoAccount('learner')
    await authenticate(page, 'login', { email, password })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/graphql*', async (route) => {
      if (route.request().postData()?.includes('OwnEmail') === true) await held
      await route.continue()
    })
    await page.goto('/ideaSubmission')
    await page.getByRole('button', { name: 'Write an idea' }).click()
    await expect(page.getByLabel('Email Address')).toHaveValue('')
    await submit(page, title, 'Before the address was there.')
    release()
    await expect(page.getByText('Your idea is in the list.')).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText(title)
  })

  test('two people edit an idea at once, a status is undone, and a decision is deleted after a question', { tag: '@audit' }, async ({ page, browser, baseURL }) => {
    test.setTimeout(120_000)
    const title = `A shared map ${Date.now().toString(36)}`
    const { email, password } = demoAccount('learner')
    await authenticate(page, 'login', { email, password })
    await page.goto('/ideaSubmission')
    await page.getByRole('button', { name: 'Write an idea' }).click()
    await submit(page, title, 'Where everything is.')
    await page.getByRole('link', { name: 'Open your idea' }).click()
    const context = await browser.newContext({ baseURL: baseURL! })
    const admin = await context.newPage()
    await admin.addInitScript(skipGreeting)
    await waitForHydration(admin)
    await actAsAdmin(admin)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await admin.goto(new URL(page.url()).pathname)

    const dialog = page.getByRole('dialog', { name: 'Edit idea' })
    await openEditor(page, title)
    await dialog.getByLabel('Roles wanted').fill('Gardener')
    await openEditor(admin, title)
    await admin.getByRole('dialog').getByLabel('Idea Title').fill(`${title}, revised`)
    await admin.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(admin.getByRole('dialog')).toBeHidden()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Your changes are on top of it.')).toBeVisible()
    await expect(dialog.getByLabel('Idea Title')).toHaveValue(`${title}, revised`)
    // Nothing came from an earlier visit.
    await expect(dialog.getByText('Restored from this device')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { name: `${title}, revised`, level: 1 })).toBeVisible()
    await expect(page.getByText('Gardener').filter({ visible: true })).toBeVisible()

    // Anyone with the page open sees what another member does; a text that is too long is refused as a whole.
    await admin.getByRole('button', { name: 'Join' }).first().click()
    await admin.getByLabel('New task').fill('t'.repeat(300))
    await expect(admin.getByText('300 / 200')).toBeVisible()
    await admin.getByLabel('New task').press('Enter')
    await expect(admin.getByText('Keep the task to 200 characters.')).toBeVisible()
    await expect(admin.getByLabel('New task')).toHaveValue('t'.repeat(300))
    await admin.getByLabel('New task').fill('Draw the first street')
    await expect(admin.getByText('Keep the task to 200 characters.')).toHaveCount(0)
    await admin.getByLabel('New task').press('Enter')
    await expect(page.getByRole('region', { name: 'To do' })).toContainText('Draw the first street', { timeout: 20_000 })
    await expect(page.getByText('2 members').filter({ visible: true }).first()).toBeVisible()
    // What others do interrupts no one who types; a conflict still shows their version.
    await openEditor(page, `${title}, revised`)
    await dialog.getByLabel('Idea Description').fill('A text that is not')
    await openEditor(admin, `${title}, revised`)
    await admin.getByRole('dialog').getByLabel('Roles wanted').fill('Baker')
    await admin.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Baker').first()).toBeAttached({ timeout: 20_000 })
    await dialog.getByLabel('Idea Description').pressSequentially(' finished yet.')
    await expect(dialog.getByText('A newer version')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Your changes are on top of it.')).toBeVisible()
    await expect(dialog.getByLabel('Idea Description')).toHaveValue('A text that is not finished yet.')
    await expect(dialog.getByLabel('Roles wanted')).toHaveValue('Baker')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()

    // Only an idea in the list can be merged into.
    await admin.reload()
    await admin.getByRole('button', { name: /^More about “A shared map/ }).click()
    await admin.getByRole('menuitem', { name: 'Merge into another idea' }).click()
    const merge = admin.getByRole('dialog')
    await merge.getByLabel('Find the other idea').fill('recipes')
    await merge.getByRole('radio').first().check()
    await merge.getByLabel('Find the other idea').fill('xyzzy')
    await expect(merge.getByText('No matching ideas.')).toBeVisible()
    await expect(merge.getByRole('button', { name: 'Merge' })).toHaveAttribute('aria-disabled', 'true')
    await merge.getByRole('button', { name: 'Cancel' }).click()
    await expect(merge).toBeHidden()
    await context.close()

    const status = page.getByLabel('Status', { exact: true })
    await status.selectOption('Archived')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(`“${title}, revised” is now Open.`)).toBeVisible()
    await expect(status).toHaveValue('open')

    await page.getByLabel('Team decision').fill('We start with paper.')
    await page.getByRole('button', { name: 'Add decision' }).click()
    await page.getByRole('button', { name: 'Delete this decision' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('We start with paper.')).toHaveCount(0)
    await expect(page.getByLabel('Team decision')).toBeFocused()
  })

  test('a form stays open when another member changes what it belongs to', { tag: '@audit' }, async ({ page, browser, baseURL }) => {
    test.setTimeout(180_000)
    const title = `A busy map ${Date.now().toString(36)}`
    const { email, password } = demoAccount('learner')
    await authenticate(page, 'login', { email, password })
    await page.goto('/ideaSubmission')
    await page.getByRole('button', { name: 'Write an idea' }).click()
    await submit(page, title, 'Where everything is.')
    await page.getByRole('link', { name: 'Open your idea' }).click()
    const context = await browser.newContext({ baseURL: baseURL! })
    const admin = await context.newPage()
    await admin.addInitScript(skipGreeting)
    await waitForHydration(admin)
    await actAsAdmin(admin)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await admin.goto(new URL(page.url()).pathname)

    const dialog = page.getByRole('dialog', { name: 'Edit idea' })
    await page.getByRole('button', { name: 'Say who you’re looking for' }).filter({ visible: true }).click()
    await dialog.getByLabel('Roles wanted').fill('Gard')
    await openEditor(admin, title)
    await admin.getByRole('dialog').getByLabel('Roles wanted').fill('Baker')
    await admin.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Baker').first()).toBeAttached({ timeout: 20_000 })
    await dialog.getByLabel('Roles wanted').pressSequentially('ener')
    await expect(dialog.getByLabel('Roles wanted')).toHaveValue('Gardener')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()

    await admin.getByRole('button', { name: 'Join' }).first().click()
    const addTask = async (task: string) => {
      await admin.getByLabel('New task').fill(task)
      await admin.getByLabel('New task').press('Enter')
      await expect(page.getByRole('region', { name: 'To do' })).toContainText(task, { timeout: 20_000 })
    }
    const choose = async (who: Page, task: string, item: string) => {
      await who.getByRole('button', { name: `More about “${task}”` }).click()
      await who.getByRole('menuitem', { name: item }).click()
    }
    const name = page.getByRole('textbox', { name: 'Task', exact: true })
    await addTask('Draw streets')
    await choose(page, 'Draw streets', 'Rename')
    await name.fill('Draw all')
    await choose(admin, 'Draw streets', 'Move to Doing')
    await addTask('Draw parks')
    await name.pressSequentially(' streets')
    await name.press('Enter')
    await expect(page.getByRole('region', { name: 'Doing' }).getByRole('button', { name: 'Draw all streets', exact: true })).toBeFocused()
    await choose(page, 'Draw parks', 'Rename')
    await name.fill('Draw all')
    await choose(admin, 'Draw parks', 'Delete')
    await addTask('Draw rivers')
    await expect(name).toHaveValue('Draw all')
    await name.press('Escape')
    await expect(page.getByText('Draw parks')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Draw rivers', exact: true })).toBeFocused()
    await context.close()
  })
})
