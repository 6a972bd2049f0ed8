import type { Page } from '@playwright/test'
import { expect, newMember, OBSERVE_REQUESTS, signUp, skipGreeting, test, waitForHydration } from '#tests/support/journey.ts'

const box = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const log = (page: Page) => page.getByRole('log')
const send = async (page: Page, text: string) => {
  await box(page).fill(text)
  await box(page).press('Enter')
  await expect(log(page)).toContainText(text)
}
const choose = async (page: Page, item: string) => {
  await log(page).locator('.chat-own').getByRole('button', { name: /^Options for the message/ }).last().click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

// The service worker would handle the request that is lost here.
test.use(OBSERVE_REQUESTS)

test.describe('Messages (requirements M-1 to M-6)', () => {
  test('a declined request is taken back; edits, replies and new messages are not lost', { tag: '@audit' }, async ({ page, browser, baseURL }) => {
    test.setTimeout(120_000)
    const ada = await signUp(page, newMember('Ada Ferrante'))
    const context = await browser.newContext({ baseURL: baseURL! })
    const other = await context.newPage()
    await other.addInitScript(skipGreeting)
    await waitForHydration(other)
    await signUp(other, newMember('Ben Osei'))
    await other.goto(`/profile/${ada.username}`)
    await other.getByRole('button', { name: 'Message', exact: true }).click()
    await other.waitForURL(/\/messages\/.+/)
    // A first message that is refused can be written again at once.
    await box(other).fill('See https://a.test')
    await box(other).press('Enter')
    await expect(other.getByText('A first message can’t contain links or pictures.')).toBeVisible()
    await expect(box(other)).toBeFocused()
    await other.getByRole('button', { name: 'Discard' }).click()
    await send(other, 'Hello, we have not met.')
    const path = new URL(other.url()).pathname

    // A decline leads back to the list, and can be taken back.
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.waitForURL(/\/messages$/)
    await expect(page.getByText('We couldn’t find that conversation.')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(box(page)).toBeVisible()

    // An unsaved edit is restored after a reload; once it is saved, the focus is back at the message.
    await send(page, 'A first version')
    await choose(page, 'Edit')
    await page.getByLabel('Edit message').fill('A second version')
    await page.reload()
    await expect(page.getByLabel('Edit message')).toHaveValue('A second version')
    await page.getByLabel('Edit message').press('Enter')
    await expect(log(page)).toContainText('edited')
    await expect(log(page).getByRole('button', { name: /^Options for the message/ }).last()).toBeFocused()

    // A reply starts in the text box, and stays a reply after a reload.
    await choose(page, 'Reply')
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('Half a rep')
    await page.waitForTimeout(700)
    await page.reload()
    await expect(box(page)).toHaveValue('Half a rep')
    await expect(page.getByText('Reply to Ada Ferrante: A second version')).toBeVisible()
    await box(page).press('Enter')
    await expect(log(page).locator('.chat-quote')).toContainText('A second version')
    await choose(page, 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(log(page)).toContainText('message deleted')
    await expect(log(page)).toBeFocused()

    // Above the end, a button says that a message came, and leads to it.
    for (let line = 0; line < 14; line++) await send(page, `Line ${line}`)
    await log(page).evaluate((element) => element.scrollTo(0, 0))
    await expect(page.getByRole('button', { name: 'Latest messages' })).toBeVisible()
    await send(other, 'Are you there?')
    await page.getByRole('button', { name: 'New messages' }).click()
    await expect(page.getByText('Are you there?').last()).toBeInViewport()
    await expect(page.getByRole('button', { name: /^(New|Latest) messages$/ })).toHaveCount(0)

    // A date is typed in full before anything moves.
    await page.getByRole('button', { name: 'Conversation options' }).click()
    await page.getByRole('menuitem', { name: 'Search' }).click()
    const dialog = page.getByRole('dialog', { name: 'Search in conversation' })
    await dialog.getByLabel('Go to a date').fill('0002-11-25')
    await expect(dialog).toBeVisible()
    await dialog.getByLabel('Go to a date').fill(new Date().toISOString().slice(0, 10))
    await dialog.getByRole('button', { name: 'Go', exact: true }).click()
    await expect(dialog).toBeHidden()

    // Archiving can be undone.
    await page.getByRole('button', { name: 'Conversation options' }).click()
    await page.getByRole('menuitem', { name: 'Archive', exact: true }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: /Ben Osei/ })).toBeVisible()
  })
})
