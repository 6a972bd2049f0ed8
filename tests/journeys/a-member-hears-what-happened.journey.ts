import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { demoAccount, authenticate, expect, newMember, signUp, test } from '../support/journey.ts'


const rowOf = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text })
const line = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true })
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })

/** Someone else, in a browser of their own. */
async function somebodyElse(browser: Browser, name: string): Promise<{ page: Page; asks: <Data = object>(query: string, variables: object) => Promise<Data>; close: () => Promise<void> }> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': `10.78.${name.length}.${name.charCodeAt(0)}` } })
  const page = await context.newPage()
  await signUp(page, newMember(name))
  const asks = <Data = object>(query: string, variables: object) =>
    page.evaluate(
      async ([query, variables]) => {
        const response = await fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token')}` },
          body: JSON.stringify({ query, variables }),
        })
        const { data, errors } = (await response.json()) as { data: unknown; errors?: object[] }
        if (errors !== undefined) throw new Error(JSON.stringify(errors))
        return data
      },
      [query, variables] as const,
    ) as Promise<Data>
  return { page, asks, close: () => context.close() }
}

const FOLLOW = 'mutation ($id: ID!, $follows: Boolean!) { followPerson(personId: $id, follows: $follows) }'

test.describe('Notifications (requirements N-1, N-2, N-8)', () => {
  test('a visitor sees no bell and is asked to log in', async ({ page }) => {
    await page.goto('/notifications')
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    await expect(line(page, 'Log in to see your notifications')).toBeVisible()
    await expect(bell(page)).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  })

  test('the demo learner has the three specified notifications', async ({ page }) => {
    const { email, password } = demoAccount('learner')
    await authenticate(page, 'login', { email, password })
    await page.goto('/notifications')
    await expect(rowOf(page, 'New job matched').getByRole('button', { name: /^Unread: New job matched/ })).toBeVisible()
    await expect(rowOf(page, 'You solved Two Sum').getByRole('button', { name: /^Read: Challenge completed/ })).toBeVisible()
    await expect(rowOf(page, 'elite leaderboard').getByRole('button', { name: /^Unread: You’re invited/ })).toBeVisible()
  })

  test('a new member has none; new ones appear live in every window, and disappear when the action is undone', async ({ page, context, browser }) => {
    test.setTimeout(90_000)
    const member = await signUp(page)
    await page.goto('/notifications')
    await expect(line(page, 'No notifications yet.')).toBeVisible()
    await expect(line(page, 'You have no unread notifications.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark All Read' })).toHaveAttribute('aria-disabled', 'true')
    const second = await context.newPage()
    await second.goto('/about')
    await expect(bell(second)).toBeVisible()

    const mateo = await somebodyElse(browser, 'Mateo Silva')
    const lina = await somebodyElse(browser, 'Lina Okafor')
    await mateo.asks(FOLLOW, { id: member.id, follows: true })
    await expect(rowOf(page, 'Mateo Silva followed you.')).toBeVisible()
    await lina.asks(FOLLOW, { id: member.id, follows: true })
    await expect(rowOf(page, 'Mateo Silva and Lina Okafor followed you.')).toBeVisible()
    await expect(line(page, 'Unread notifications: 1')).toBeVisible()
    for (const window of [page, second]) await expect(bell(window)).toHaveAccessibleName('Notifications, 1 unread')

    // A press toggles, and nothing else happens.
    const toggle = page.getByRole('button', { name: /New followers/ }).first()
    await toggle.click()
    await expect(toggle).toHaveAccessibleName(/^Read: /)
    await expect(line(page, 'You have no unread notifications.')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/notifications')
    await expect(bell(second)).toHaveAccessibleName('Notifications')
    await toggle.click()
    await expect(toggle).toHaveAccessibleName(/^Unread: /)
    await expect(bell(second)).toHaveAccessibleName('Notifications, 1 unread')
    await page.getByRole('button', { name: 'Mark All Read' }).click()
    await expect(bell(second)).toHaveAccessibleName('Notifications')

    // Deleted, restored, and still there after a reload.
    await page.getByRole('button', { name: 'Delete: New followers' }).click()
    await expect(line(page, 'No notifications yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rowOf(page, 'followed you.')).toBeVisible()
    await page.reload()
    await expect(rowOf(page, 'Mateo Silva and Lina Okafor followed you.')).toBeVisible()
    await expect(rowOf(page, 'followed you.').getByRole('link', { name: 'Open: New followers' })).toHaveAttribute('href', `/profile/${member.username}/followers`)
    await mateo.asks(FOLLOW, { id: member.id, follows: false })
    await expect(rowOf(page, 'Lina Okafor followed you.')).toBeVisible()
    await Promise.all([mateo.close(), lina.close()])
  })

  test('notifications during a lost connection appear once it is back', async ({ page, browser }) => {
    test.setTimeout(90_000)
    const member = await signUp(page)
    let isCut = false
    const open: { close(): Promise<void> }[] = []
    await page.routeWebSocket('**/graphql', (socket) => {
      if (isCut) return void socket.close({ code: 1012 })
      socket.connectToServer()
      open.push(socket)
    })
    await page.goto('/notifications')
    await expect(line(page, 'No notifications yet.')).toBeVisible()
    await expect.poll(() => open.length, { timeout: 15_000 }).toBe(1)
    isCut = true
    await open[0]!.close()
    const mateo = await somebodyElse(browser, 'Mateo Silva')
    await mateo.asks(FOLLOW, { id: member.id, follows: true })
    await page.waitForTimeout(1_000)
    await expect(line(page, 'No notifications yet.')).toBeVisible()
    isCut = false
    await expect(rowOf(page, 'Mateo Silva followed you.')).toHaveCount(1, { timeout: 20_000 })
    await mateo.close()
  })

  test('the bell opens the latest with the keyboard, and Escape returns the focus to it', async ({ page }) => {
    const { email, password } = demoAccount('learner')
    await authenticate(page, 'login', { email, password })
    await page.goto('/about')
    await bell(page).focus()
    await page.keyboard.press('Enter')
    const list = page.getByRole('dialog', { name: 'Latest notifications' })
    // Which ones are the latest depends on the hour and on other journeys: a newer one may come before the link that has the focus.
    await expect(list.getByRole('listitem').first().getByRole('link')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(list.locator('a:focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(bell(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await list.getByRole('link', { name: 'View All' }).click()
    await expect(page).toHaveURL('/notifications')
    await expect(list).toBeHidden()
  })

  test('a page that cannot load them shows an error and Retry', async ({ page }) => {
    await signUp(page)
    let isAway = true
    await page.route('**/graphql', (route) => (isAway && (route.request().postData() ?? '').includes('GetInbox') ? route.abort() : route.continue()))
    await page.goto('/notifications')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('We couldn’t load your notifications.')
    isAway = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(line(page, 'No notifications yet.')).toBeVisible()
  })

  test('a failed change is rolled back, and older ones load on request', async ({ page, browser }) => {
    test.setTimeout(90_000)
    const member = await signUp(page)
    const lina = await somebodyElse(browser, 'Lina Okafor')
    await lina.asks(FOLLOW, { id: member.id, follows: true })
    const { getAllBlogs } = await lina.asks<{ getAllBlogs: { _id: string }[] }>('{ getAllBlogs { _id } }', {})
    for (const { _id: blogId } of getAllBlogs.slice(0, 20)) {
      await lina.asks('mutation ($id: ID!, $blogId: ID!, $text: String!) { commentOnBlog(id: $id, blogId: $blogId, text: $text) }', { id: randomUUID(), blogId, text: `@${member.username} look` })
    }
    await page.goto('/notifications')
    await expect(line(page, 'Unread notifications: 21')).toBeVisible()
    // Notifications that came while the list was open stay; a new visitor gets the newest.
    await page.reload()
    await expect(rowOf(page, 'mentioned you')).toHaveCount(20)
    await expect(rowOf(page, 'followed you')).toHaveCount(0)
    await page.getByRole('button', { name: 'Older notifications' }).click()
    await expect(rowOf(page, 'followed you')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Older notifications' })).toHaveCount(0)

    await page.route('**/graphql', (route) => ((route.request().postData() ?? '').includes('Notification(') ? route.abort() : route.continue()))
    const toggle = page.getByRole('button', { name: /New follower/ }).first()
    await toggle.click()
    await expect(page.getByText('We couldn’t reach Cloggle. Check your connection and try again.')).toBeVisible()
    await expect(toggle).toHaveAccessibleName(/^Unread: /)
    await expect(line(page, 'Unread notifications: 21')).toBeVisible()
    await lina.close()
  })

  test('a comment notification links to the comment', async ({ page, browser }) => {
    const author = await signUp(page)
    const robin = await somebodyElse(browser, 'Robin Vega')
    const text = { id: randomUUID(), revision: 0, title: 'A blog for one comment', content: '<p>Words.</p>', tags: [] }
    const published = await page.request.post('/graphql', {
      headers: { authorization: `Bearer ${author.token}` },
      data: { query: 'mutation ($text: BlogTextInput!) { publishBlog(text: $text) { slug } }', variables: { text } },
    })
    const { slug } = ((await published.json()) as { data: { publishBlog: { slug: string } } }).data.publishBlog
    await robin.asks('mutation ($id: ID!, $blogId: ID!) { commentOnBlog(id: $id, blogId: $blogId, text: "A marble of my own") }', { id: randomUUID(), blogId: text.id })
    await page.goto('/notifications')
    // Another journey may comment on the newest blog, too.
    const row = rowOf(page, 'A blog for one comment')
    await row.getByRole('link', { name: /^Open/ }).click()
    await expect(page).toHaveURL(new RegExp(`${slug}#comment-`))
    await expect(page.locator('li[data-linked]')).toBeFocused()
    await robin.close()
  })
})
