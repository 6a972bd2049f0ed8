import type { Page } from '@playwright/test'
import { answerTo, expect, logIn, OBSERVE_REQUESTS, signUp, skipGreeting, test } from '#tests/support/journey.ts'

const NOTICE = 'Another version of your code is saved too.'
const ON_DEVICE = /^(Offline\. )?Saved on this device/
const ON_SERVER = /^Saved$/
const editor = (page: Page) => page.getByRole('textbox', { name: /^Your code in/ })

async function open(page: Page, slug = 'two-sum'): Promise<Page> {
  await page.addInitScript(skipGreeting)
  await page.addInitScript(() => {
    // The frame that runs programs has no storage.
    if (window === window.top) localStorage.setItem('cloggle.code-plain', 'yes')
  })
  await page.goto(`/practice/${slug}`)
  await expect(editor(page)).toBeVisible()
  return page
}

async function write(page: Page, text: string, saved: RegExp): Promise<void> {
  await editor(page).fill(text)
  await expect(page.getByText(saved)).toBeVisible()
}

async function openLogin(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
}

test.use(OBSERVE_REQUESTS)

test.describe('Code written in two places (requirement Q-9)', () => {
  test('a visitor who wrote in two tabs has both versions', { tag: '@audit' }, async ({ page, context }) => {
    const other = await open(await context.newPage())
    await open(page)
    await write(page, '# in the first tab', ON_DEVICE)
    await write(other, '# in the second tab', ON_DEVICE)
    await expect(other.getByText(NOTICE)).toBeVisible()
    await page.reload()
    await expect(editor(page)).toHaveValue('# in the second tab')
    await page.getByRole('button', { name: 'Show the other version' }).click()
    await expect(editor(page)).toHaveValue('# in the first tab')
  })

  test('a member who wrote in two tabs has both after a reload and on another device, until they choose one', { tag: '@audit' }, async ({ page, context, browser }) => {
    const member = await signUp(page)
    const other = await open(await context.newPage())
    await open(page)
    await write(page, '# in the first tab', ON_SERVER)
    await write(other, '# in the second tab', ON_SERVER)
    await page.reload()
    await expect(editor(page)).toHaveValue('# in the second tab')
    await expect(page.getByText(NOTICE)).toBeVisible()

    const away = await (await browser.newContext()).newPage()
    await open(away)
    await openLogin(away)
    await logIn(away, member)
    await expect(editor(away)).toHaveValue('# in the second tab')
    await away.getByRole('button', { name: 'Show the other version' }).click()
    await expect(editor(away)).toHaveValue('# in the first tab')
    const saved = answerTo(away, 'saveCode')
    await away.getByRole('button', { name: 'Discard' }).click()
    await saved
    // This device changed nothing since: the other one's text is no conflicting version.
    await page.reload()
    await expect(editor(page)).toHaveValue('# in the first tab')
    await expect(page.getByText(NOTICE)).toBeHidden()
    await away.context().close()
  })

  test('a member’s code is still there after a visitor used the browser; so is the visitor’s', { tag: '@audit' }, async ({ page, browser }) => {
    const member = await signUp(page)
    await open(page)
    await write(page, '# of the member', ON_SERVER)
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await open(page, 'numerically-stable-softmax')
    await write(page, '# of the visitor, elsewhere', ON_DEVICE)
    await open(page)
    await write(page, '# of the visitor', ON_DEVICE)
    await openLogin(page)
    await logIn(page, member)
    await expect(page.getByText(ON_SERVER)).toBeVisible()
    await expect(editor(page)).toHaveValue('# of the visitor')
    await page.getByRole('button', { name: 'Show the other version' }).click()
    await expect(editor(page)).toHaveValue('# of the member')

    const away = await (await browser.newContext()).newPage()
    await open(away, 'numerically-stable-softmax')
    await openLogin(away)
    await logIn(away, member)
    await expect(editor(away)).toHaveValue('# of the visitor, elsewhere')
    await away.context().close()
  })

  test('code sent over a slow connection is saved for its author only', { tag: '@audit' }, async ({ page }) => {
    await signUp(page)
    await open(page)
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('saveCode') === true) await new Promise((done) => setTimeout(done, 4_000))
      await route.continue().catch(() => {})
    })
    for (const part of ['# one', '# one, two', '# one, two, three']) {
      await editor(page).fill(part)
      await page.waitForTimeout(2_700)
    }
    await expect(page.getByText(ON_SERVER)).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText(NOTICE)).toBeHidden()
  })

  test('failed saves are retried without further typing', { tag: '@audit' }, async ({ page }) => {
    await signUp(page)
    await open(page)
    let lost = 0
    await page.route('**/graphql', async (route) => {
      const isCode = route.request().postData()?.includes('saveCode') === true
      if (!isCode || lost >= 2) return route.continue()
      lost += 1
      return lost === 1 ? route.abort() : route.fulfill({ status: 503, json: { errors: [{ message: 'Please wait.', extensions: { code: 'AWAY' } }] } })
    })
    // Nothing waits for the text between the attempts: it is shown as long as an attempt waits for the next one.
    await editor(page).fill('# written once')
    await expect.poll(() => lost, { timeout: 30_000 }).toBe(2)
    await expect(page.getByText(ON_SERVER)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(NOTICE)).toBeHidden()
  })

  test('code that could not be saved before a reload is saved after it, once the server responds', { tag: '@audit' }, async ({ page }) => {
    await signUp(page)
    await open(page)
    let isAway = true
    let refused = 0
    await page.route('**/graphql', async (route) => {
      if (!isAway || !/saveCode|codeDraft/.test(route.request().postData() ?? '')) return route.continue()
      refused += 1
      return route.abort()
    })
    await write(page, '# written while nobody answered', ON_DEVICE)
    await expect.poll(() => refused).toBeGreaterThan(0)
    await page.reload()
    const before = refused
    await expect.poll(() => refused).toBeGreaterThan(before)
    isAway = false
    await expect(page.getByText(ON_SERVER)).toBeVisible({ timeout: 20_000 })
    await expect(editor(page)).toHaveValue('# written while nobody answered')
    await expect(page.getByText(NOTICE)).toBeHidden()
  })

  test('changes in the other language during a save are saved, too', { tag: '@audit' }, async ({ page }) => {
    await signUp(page)
    await open(page)
    const held = Promise.withResolvers<void>()
    await page.route('**/graphql', async (route) => {
      const sent = route.request().postData() ?? ''
      if (sent.includes('saveCode') && sent.includes('# in Python')) await held.promise
      await route.continue().catch(() => {})
    })
    const isSent = page.waitForRequest((request) => request.postData()?.includes('# in Python') === true)
    await editor(page).fill('# in Python')
    await isSent
    await page.getByLabel('Language').selectOption('javascript')
    await expect(editor(page)).not.toHaveValue('# in Python')
    await write(page, '// in JavaScript', ON_DEVICE)
    held.resolve()
    await expect(page.getByText(ON_SERVER)).toBeVisible({ timeout: 20_000 })
  })

  test('own tests of two windows are the same ones, and a removed one comes back', async ({ page, context }) => {
    const other = await open(await context.newPage())
    await open(page)
    const tests = (at: Page) => at.getByRole('group', { name: /^Your test \d/ })
    await page.getByRole('button', { name: 'Add test' }).click()
    await expect(tests(other)).toHaveCount(1)
    await other.getByRole('button', { name: 'Add test' }).click()
    await tests(other).last().getByLabel('target').fill('42')
    await tests(page).first().getByLabel('target').fill('41')
    await expect(tests(other).first().getByLabel('target')).toHaveValue('41')
    await page.getByRole('button', { name: 'Remove your test 2' }).click()
    await expect(page.getByRole('button', { name: 'Add test' })).toBeFocused()
    await expect(tests(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.reload()
    await expect(tests(page).last().getByLabel('target')).toHaveValue('42')
    await expect(tests(page)).toHaveCount(2)
  })

  test('code that was reset comes back after a reload', async ({ page }) => {
    await open(page)
    await write(page, '# an idea', ON_DEVICE)
    await page.getByRole('button', { name: 'Reset code' }).click()
    await expect(editor(page)).toHaveValue(/def two_sum/)
    await page.reload()
    await page.getByRole('button', { name: 'Restore my code' }).click()
    await expect(editor(page)).toHaveValue('# an idea')
    await expect(page.getByText(NOTICE)).toBeHidden()
  })

  test('a note stays on the device until it is saved, and does not replace the one of another window', async ({ page, context }) => {
    await signUp(page)
    const other = await open(await context.newPage())
    await open(page)
    const note = (at: Page) => at.getByRole('textbox', { name: 'Note' })
    const save = (at: Page) => at.getByRole('button', { name: 'Save note' }).click()
    await page.getByText('My notes').click()
    await note(page).fill('From this window')
    await page.getByRole('tab', { name: 'Submissions' }).click()
    await page.getByRole('tab', { name: 'Problem', exact: true }).click()
    await expect(note(page)).toHaveValue('From this window')
    await save(page)
    await expect(page.getByText('Not saved yet. Kept on this device.')).toBeHidden()
    // The other window was opened before.
    await other.getByText('My notes').click()
    await note(other).fill('From the other window')
    await save(other)
    await expect(other.getByText('You saved another text in another window or on another device.')).toBeVisible()
    await expect(other.getByText('From this window', { exact: true })).toBeVisible()
    await expect(note(other)).toHaveValue('From the other window')
    await other.getByRole('button', { name: 'Keep what is in the field' }).click()
    await save(other)
    await expect(other.getByText('Not saved yet. Kept on this device.')).toBeHidden()
    await expect(other.getByRole('button', { name: 'Save note' })).toHaveAttribute('aria-disabled', 'true')
    await page.reload()
    await expect(note(page)).toHaveValue('From the other window')
  })
})
