import type { Page } from '@playwright/test'
import { expect, logIn, test } from '#tests/support/journey.ts'
import { asWriter, openEditor, stateOf, textOf, typeAtEnd } from '../support/blog-editor.ts'

const BROUGHT_BACK = 'We restored your unsaved changes from this device.'

test('B-10 a closed tab loses nothing', async ({ page, context }) => {
  await asWriter(page)
  await openEditor(page)
  // Texts that reached the server are listed among the own blogs; this is about texts that did not.
  await page.route('**/graphql', (route) => (route.request().postData()?.includes('SaveDraft') === true ? route.abort() : route.continue()))
  await typeAtEnd(page, 'Words of a tab that closes')
  // The call only requests it: while the tab is open its text belongs to that tab, and a new one begins empty.
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed

  const next = await context.newPage()
  await openEditor(next)
  await expect(textOf(next)).toHaveText('Words of a tab that closes')
  await expect(next.getByText(BROUGHT_BACK)).toBeVisible()
  await next.getByRole('button', { name: 'Discard changes' }).click()
  await expect(textOf(next)).toHaveText('')
  await next.getByRole('button', { name: 'Undo' }).last().click()
  await expect(textOf(next)).toHaveText('Words of a tab that closes')
})

test('B-10 a lost connection loses nothing', async ({ page, context }) => {
  await asWriter(page)
  await openEditor(page)
  await typeAtEnd(page, 'Before')
  await expect(stateOf(page)).toHaveText('Draft saved')
  await context.setOffline(true)
  await typeAtEnd(page, ' and after the network died')
  await expect(stateOf(page)).toHaveText('Offline. Saved on this device')
  const address = page.url()
  await page.close()
  await context.setOffline(false)

  const next = await context.newPage()
  await openEditor(next, address)
  await expect(textOf(next)).toHaveText('Before and after the network died')
  await expect(stateOf(next)).toHaveText('Draft saved')
})

test('B-10 a blog begun offline is saved later, and is listed among the own blogs', async ({ page, context }) => {
  await asWriter(page)
  await page.goto('/blogs/mine')
  await openEditor(page)
  await context.setOffline(true)
  await page.getByLabel('Title').fill('Begun in a tunnel and left')
  await typeAtEnd(page, 'Words without a network')
  await expect(stateOf(page)).toHaveText('Offline. Saved on this device')
  await page.close()
  await context.setOffline(false)

  const next = await context.newPage()
  await next.goto('/blogs/mine')
  await expect(next.getByRole('link', { name: 'Begun in a tunnel and left' })).toBeVisible()
  await next.reload()
  await expect(next.getByRole('link', { name: 'Begun in a tunnel and left' })).toBeVisible()
})

test('B-10 the text is saved on the server when the network is back', async ({ page, context }) => {
  await asWriter(page)
  await openEditor(page)
  await context.setOffline(true)
  await typeAtEnd(page, 'Written in a tunnel')
  await expect(stateOf(page)).toHaveText('Offline. Saved on this device')
  await context.setOffline(false)
  await expect(stateOf(page)).toHaveText('Draft saved')
})

test('A-5 an expired session loses nothing, and the text is saved after the login', async ({ page, context }) => {
  const member = await asWriter(page)
  await openEditor(page)
  await typeAtEnd(page, 'Before')
  await expect(stateOf(page)).toHaveText('Draft saved')
  await context.clearCookies()
  await page.evaluate(() => localStorage.setItem('token', 'a-token-that-ended-long-ago'))
  await typeAtEnd(page, ' and after the session ended')
  await expect(stateOf(page)).toHaveText('You’ve been logged out. Your draft is saved on this device.')
  await logIn(page, member)
  await expect(stateOf(page)).toHaveText('Draft saved')
  await expect(textOf(page)).toHaveText('Before and after the session ended')
})

test('B-9 Cancel goes back and keeps the draft', async ({ page }) => {
  await asWriter(page)
  await page.goto('/blogs/mine')
  await page.getByRole('link', { name: 'Write', exact: true }).click()
  await typeAtEnd(page, 'Half a thought')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/blogs\/mine/)
  await page.getByRole('button', { name: 'Open draft' }).click()
  await expect(textOf(page)).toHaveText('Half a thought')
})

/** Opens the editor page while its code is still loading; returns the function that lets it arrive. */
async function openSlowly(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await asWriter(page)
  const editor = /\/assets\/BlogEditorLoader-[^/]*\.js$/
  await page.route(editor, async (route) => {
    await held
    await route.continue()
  })
  // It is requested once the page is hydrated.
  await Promise.all([page.waitForRequest(editor), page.goto('/blogs/write')])
  return release
}

test('B-10 typing into the title continues when the editor has loaded', async ({ page }) => {
  const release = await openSlowly(page)
  const title = page.getByLabel('Title')
  await title.pressSequentially('Half a title')
  await page.keyboard.press('Home')
  release()
  await expect(textOf(page)).toBeVisible({ timeout: 20_000 })
  await expect(title).toBeFocused()
  await page.keyboard.type('More than ')
  await expect(title).toHaveValue('More than Half a title')
})

test('B-8 Enter in the title moves into the text, once that has loaded', async ({ page }) => {
  const release = await openSlowly(page)
  await page.getByLabel('Title').pressSequentially('A quick hand')
  await page.keyboard.press('Enter')
  release()
  await expect(textOf(page)).toBeFocused({ timeout: 20_000 })
  await expect(page.getByLabel('Title')).toHaveValue('A quick hand')
})

test('B-8 Enter in the title moves into the text before the next letter', async ({ page }) => {
  await asWriter(page)
  await openEditor(page)
  const title = page.getByLabel('Title')
  await title.pressSequentially('A quick hand')
  const isInText = await title.evaluate((field) => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    return document.activeElement?.getAttribute('contenteditable') === 'true'
  })
  expect(isInText).toBe(true)
})
