import { demoAccount, authenticate, expect, signUp, test } from '../support/journey.ts'
import { linkInEmail } from '../support/link-in-email.ts'

const BLOG = '/blog/why-gradient-descent-zigzags-and-what-momentum-does-about-it'

test.describe('Notification settings (requirements N-9, N-12)', () => {
  test('a choice that can’t be saved says so inside the window, wherever the table is', async ({ page }) => {
    await signUp(page)
    await page.goto('/settings?section=notifications')
    await page.getByRole('button', { name: /^Events \d+$/ }).click()
    await page.route('**/graphql', (route) => (/chooseNotifications/.test(route.request().postData() ?? '') ? route.abort() : route.continue()))
    const box = page.getByRole('checkbox', { name: 'Blogs, all: email now' })
    const before = await box.isChecked()
    await box.click()
    await expect(page.getByText('We couldn’t reach Cloggle').first()).toBeInViewport()
    await expect(box).toBeChecked({ checked: before })
  })

  test('channels, frequency and quiet hours are saved at once and survive a reload', async ({ page }) => {
    await signUp(page)
    await page.goto('/settings?section=notifications')
    await expect(page.getByText('We only send emails to confirmed addresses.')).toBeVisible()
    const unfold = async (...areas: string[]) => {
      for (const area of areas) await page.getByRole('button', { name: new RegExp(`^${area} \\d+$`) }).click()
    }
    const box = page.getByRole('checkbox', { name: 'Likes on your blogs: email digest' })
    await expect(box).toHaveCount(0)
    await expect(page.getByText('Work that your learners hand in')).toHaveCount(0)
    await unfold('Blogs', 'People', 'Events')
    await expect(box).toBeChecked()
    await box.uncheck()
    await page.getByRole('checkbox', { name: 'New followers: email now' }).check()
    // The checkbox of an area is mixed until all of its kinds are on.
    const blogs = page.getByRole('checkbox', { name: 'Blogs, all: email digest' })
    await expect(blogs).toHaveJSProperty('indeterminate', true)
    const allEvents = page.waitForResponse((response) => /"kinds":\["[^"]+","/.test(response.request().postData() ?? ''))
    await page.getByRole('checkbox', { name: 'Events, all: email now' }).click()
    await allEvents
    for (const kind of ['Canceled events', 'Your events that need changes']) await expect(page.getByRole('checkbox', { name: `${kind}: email now` })).toBeChecked()
    await page.getByLabel('Digest', { exact: true }).selectOption('daily')
    await page.getByRole('switch', { name: /Quiet hours/ }).check()
    await expect(page.getByText('Times are in')).toBeVisible()
    const last = page.waitForResponse((response) => response.request().postData()?.includes('480') ?? false)
    await page.getByLabel('To', { exact: true }).selectOption(String(8 * 60))
    await last
    await page.reload()
    await unfold('Blogs', 'People')
    await expect(box).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'New followers: email now' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'New followers: in app' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Events, all: email now' })).toBeChecked()
    await expect(blogs).toHaveJSProperty('indeterminate', true)
    await expect(page.getByLabel('Digest', { exact: true })).toHaveValue('daily')
    await expect(page.getByRole('switch', { name: /Quiet hours/ })).toBeChecked()
    await expect(page.getByLabel('From', { exact: true })).toHaveValue(String(22 * 60))
    await expect(page.getByLabel('To', { exact: true })).toHaveValue(String(8 * 60))
    // Quiet hours that start and end at the same time are refused beside the field.
    await page.getByLabel('To', { exact: true }).selectOption(String(22 * 60))
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('The end time must differ from the start time.')
  })

  test('a time that is changed while quiet hours are being turned on is saved', { tag: '@audit' }, async ({ page }) => {
    await signUp(page)
    await page.goto('/settings?section=notifications')
    const chosen = Promise.withResolvers<void>()
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('ChooseQuietHours')) await chosen.promise
      await route.continue()
    })
    await page.getByRole('switch', { name: /Quiet hours/ }).check()
    await page.getByLabel('To', { exact: true }).selectOption(String(8 * 60))
    const last = page.waitForResponse((response) => response.request().postData()?.includes('480') ?? false)
    chosen.resolve()
    await last
    await page.reload()
    await expect(page.getByLabel('To', { exact: true })).toHaveValue(String(8 * 60))
  })

  test('a muted thread is in the settings and can be unmuted', async ({ page }) => {
    const { email, password } = demoAccount('mentor')
    await authenticate(page, 'login', { email, password })
    await page.goto('/notifications')
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ridge, lasso and the shape of a penalty' }).first()
    await row.getByRole('button', { name: /^Options for/ }).click()
    await page.getByRole('menuitem', { name: 'Mute this thread' }).click()
    await expect(page.getByText('Muted “Ridge, lasso and the shape of a penalty”.')).toBeVisible()
    await page.goto('/settings?section=notifications')
    const muted = page.getByRole('region', { name: 'Muted threads' })
    await muted.getByRole('button', { name: 'Unmute “Ridge, lasso and the shape of a penalty”' }).click()
    await expect(muted).toContainText('No muted threads')
  })

  test('the unsubscribe link of an email works without a login', async ({ page, browser }) => {
    test.setTimeout(60_000)
    // Someone replies to the mentor, whose address is confirmed.
    await signUp(page)
    await page.goto(BLOG)
    const { email, password } = demoAccount('mentor')
    const comment = page.getByRole('article').filter({ hasText: 'Good question. Near 0.08' })
    await comment.getByRole('button', { name: 'Reply' }).first().click()
    await page.getByLabel('Reply to Mateo Silva').fill('A seesaw, then')
    await page.getByLabel('Reply to Mateo Silva').press('Control+Enter')
    await expect(page.getByRole('article').filter({ hasText: /A seesaw, then/ }).last()).toBeVisible()
    const link = await linkInEmail(email, '/unsubscribe', 'A seesaw, then')

    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Unsubscribe' })).toBeVisible()
    // Once the page is hydrated the secret is no longer in the address bar.
    await expect(visitor).toHaveURL(/\/unsubscribe$/)
    await visitor.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: 'You’ve been unsubscribed' })).toBeVisible()
    await expect(visitor.getByText('Replies to your comments')).toBeVisible()

    await authenticate(visitor, 'login', { email, password })
    await visitor.goto('/settings?section=notifications')
    await visitor.getByRole('button', { name: /^Comments and mentions \d+$/ }).click()
    const box = visitor.getByRole('checkbox', { name: 'Replies to your comments: email now' })
    await expect(box).not.toBeChecked()
    await box.check()
    await visitor.context().close()
  })

  test('an answer that is there at once is shown, although the page is not rendered again yet', async ({ page }) => {
    await page.addInitScript(() => {
      const send = window.fetch
      window.fetch = (address, request) => (typeof request?.body === 'string' && request.body.includes('Unsubscribe') ? Promise.resolve(Response.json({ data: { unsubscribe: 'emails about likes' } })) : send(address, request))
    })
    await page.goto(`/unsubscribe#${'x'.repeat(43)}`)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByText('You won’t get emails about likes any more.')).toBeVisible()
  })

  test('an invalid unsubscribe link shows a message', async ({ page }) => {
    await page.goto(`/unsubscribe#${'x'.repeat(43)}`)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible()
    await page.goto('/unsubscribe')
    await expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible()
  })
})
