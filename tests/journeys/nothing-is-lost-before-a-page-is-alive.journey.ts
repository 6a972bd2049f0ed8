import type { Page, Response } from '@playwright/test'
import { answerTo, expect, signUp, test } from '#tests/support/journey.ts'

/** Opens a page whose scripts load slowly; returns the function that lets them load. */
async function openSlowly(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return release
}

/** Holds back the responses of requests for a field until they are released. */
async function holdAnswers(page: Page, field: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(field) !== true) return route.continue()
    const response = await route.fetch()
    await held
    return route.fulfill({ response })
  })
  return release
}

/**
 * Waits until an older response has arrived and its effect would be visible. The page aborts a fetch that a confirmed change overtook, so
 * its response may never end.
 */
async function arrivedOrAborted(page: Page, older: Promise<Response>): Promise<void> {
  const arrived = older.then((response) => response.finished()).catch(() => null)
  await Promise.race([arrived, page.waitForTimeout(1_500)])
  await page.waitForTimeout(300)
}

test.describe('Before hydration (requirement P-31)', () => {
  test('a pressed button acts after hydration', async ({ page }) => {
    const release = await openSlowly(page, '/blogs')
    await page.getByRole('button', { name: 'Write', exact: true }).click()
    release()
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  })

  test('a typed search is run', async ({ page }) => {
    const release = await openSlowly(page, '/blogs')
    await page.getByRole('searchbox', { name: 'Search blogs' }).fill('momentum')
    release()
    await expect(page).toHaveURL(/q=momentum/)
    await expect(page.getByRole('searchbox', { name: 'Search blogs' })).toHaveValue('momentum')
  })

  test('code typed into a workspace stays, and survives a reload', async ({ page }) => {
    const release = await openSlowly(page, '/practice/two-sum')
    await page.getByRole('textbox', { name: /^Your code in/ }).fill('# typed early')
    release()
    await expect(page.locator('.cm-content')).toHaveText('# typed early')
    await expect(page.getByText(/^Saved/)).toBeVisible()
    await page.reload()
    await expect(page.locator('.cm-content')).toHaveText('# typed early')
  })

  test('Run uses the typed code', async ({ page }) => {
    const release = await openSlowly(page, '/practice/two-sum')
    await page.getByRole('textbox', { name: /^Your code in/ }).fill('def two_sum(numbers, target):\n    return "typed early"\n')
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    release()
    await expect(page.getByRole('region', { name: 'Run results' }).getByText('"typed early"').first()).toBeVisible({ timeout: 40_000 })
  })

  test('typing in the middle of the code continues there', async ({ page }) => {
    const release = await openSlowly(page, '/practice/two-sum')
    await page.getByRole('textbox', { name: /^Your code in/ }).evaluate((area: HTMLTextAreaElement) => {
      area.focus()
      area.setSelectionRange(0, 0)
    })
    await page.keyboard.type('# early ')
    release()
    await expect(page.locator('.cm-content')).toBeFocused()
    await page.keyboard.type('and late ')
    await expect(page.locator('.cm-line').first()).toHaveText('# early and late def two_sum(numbers, target):')
  })

  test('a typed username stays, though it would follow the name', async ({ page }) => {
    const release = await openSlowly(page, '/signup')
    await page.getByLabel('Name', { exact: true }).fill('Quick Hand')
    await page.getByLabel('Username', { exact: true }).fill('my-own')
    release()
    await page.getByLabel('Email', { exact: true }).fill('quick@cloggle.test')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused()
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue('my-own')
  })

  test('a submitted form stays on the page, and is sent after hydration', async ({ page }) => {
    const release = await openSlowly(page, '/signup')
    await page.getByLabel('Name', { exact: true }).fill('Quick Hand')
    await page.getByRole('button', { name: 'Sign up' }).click()
    release()
    await expect(page.getByText('Enter your email address.')).toBeVisible()
    await expect(page).toHaveURL('/signup')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Quick Hand')
  })
})

test.describe('Before a response (requirement P-31)', () => {
  test('a follow is shown and counted', async ({ page, browser }) => {
    const other = await signUp(await (await browser.newContext()).newPage())
    await signUp(page)
    const release = await holdAnswers(page, 'viewerPeople')
    await page.goto(`/profile/${other.id}`)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeHidden()
    const button = page.getByRole('button', { name: `Follow ${other.name}` })
    const followers = page.locator('main dl div', { hasText: /followers?/i }).locator('dd').last()
    const older = answerTo(page, 'viewerPeople')
    // An event that a program sends is not repeated after hydration.
    await page.waitForFunction(() => 'isAlive' in window)
    await button.dispatchEvent('click')
    // The count comes from the server, by its live connection.
    await expect(followers).toHaveText('1', { timeout: 20_000 })
    release()
    await arrivedOrAborted(page, older)
    await expect(button).toHaveCount(0)
    await expect(followers).toHaveText('1')
  })

  test('the last of two presses counts', async ({ page, browser }) => {
    const other = await signUp(await (await browser.newContext()).newPage())
    await signUp(page)
    await page.goto(`/profile/${other.id}`)
    const release = await holdAnswers(page, 'followPerson')
    await page.getByRole('button', { name: `Follow ${other.name}` }).click()
    await page.getByRole('button', { name: `Following ${other.name}. Click to unfollow.` }).click()
    const last = answerTo(page, '"follows":false')
    release()
    await last
    await page.reload()
    await expect(page.getByRole('button', { name: `Follow ${other.name}` })).toBeVisible()
    await expect(page.locator('main dl div', { hasText: 'Followers' }).locator('dd').last()).toHaveText('0')
  })

  test('a like is shown', async ({ page }) => {
    await signUp(page)
    const release = await holdAnswers(page, 'viewerBlogs')
    await page.goto('/blog/backpropagation-on-one-sheet-of-paper')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeHidden()
    const like = page.getByRole('button', { name: /^Like, / })
    const liked = answerTo(page, 'reactToBlog')
    const older = answerTo(page, 'viewerBlogs')
    await like.dispatchEvent('click')
    await liked
    release()
    await arrivedOrAborted(page, older)
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
  })
})
