import { demoAccount, authenticate, expect, test } from '../support/journey.ts'

test.describe('Home (requirements H-1 to H-10)', () => {
  test('H-1 an empty search shows a message, another finds blogs and people', async ({ page }) => {
    await page.goto('/')
    const search = page.getByRole('searchbox', { name: 'Search Cloggle' })
    await search.fill('   ')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Please enter a search query.')
    await search.fill('gradient')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await search.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=gradient$/)
    // At the first start the index fills while pages are served already.
    await expect(async () => {
      await page.goto('/search?q=gradient')
      await expect(page.getByRole('region', { name: 'Results' }).getByRole('link', { name: /^Blogs \d+\+?$/ })).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    await page.getByRole('searchbox', { name: 'Search Cloggle' }).fill('xyzzyplugh')
    await expect(page.getByText('No results found.')).toBeVisible()
  })

  test('H-4 the promo toast rotates, pauses under the pointer and can be closed', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    const promo = page.getByRole('complementary', { name: 'Did you know?' })
    const first = await promo.textContent()
    await page.clock.runFor(5400)
    await expect(promo).not.toHaveText(first!)
    const second = await promo.textContent()
    await promo.hover()
    await page.clock.runFor(11_000)
    await expect(promo).toHaveText(second!)
    await promo.getByRole('button', { name: 'Close' }).click()
    await expect(promo).toHaveCount(0)
    // Also on a later day.
    await page.evaluate(() => localStorage.setItem('cloggle.promo', 'Mon Jan 05 2026'))
    await page.reload()
    await expect(promo).toHaveCount(0)
  })

  test('H-9 a point descends on the map, started by the pointer or the arrow keys, and its path is announced', async ({ page }) => {
    await page.goto('/')
    const map = page.getByRole('application', { name: /loss landscape/ })
    const status = page.getByText(/^(Settled|Diverged|Still moving)/)
    const before = await status.textContent()
    await map.click({ position: { x: 60, y: 200 } })
    await expect(status).not.toHaveText(before!)
    const pressed = await status.textContent()
    await map.focus()
    for (let n = 0; n < 8; n++) await page.keyboard.press('ArrowRight')
    await expect(status).not.toHaveText(pressed!)
    await page.getByLabel(/Learning rate/).fill('3')
    await expect(status).toHaveText(/steps/)
  })

  test('H-5 H-8 personal sections invite a visitor to log in, and everything is linked', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/graphql') && asked.push(request.postData() ?? ''))
    await page.goto('/')
    await expect(page.getByText('Log in to see your activity and the people you follow.')).toBeVisible()
    await page.waitForTimeout(500)
    expect(asked.filter((body) => body.includes('ownAccount'))).toEqual([])
    await expect(page.getByRole('heading', { name: 'Trending Blogs' })).toBeVisible()
    await page.getByRole('button', { name: /^Connect/ }).first().click()
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  })

  test('H-12 H-13 a visitor finds how to begin, and the rules of the site', async ({ page }) => {
    // Right after the start of the site, what is featured is not indexed yet.
    await expect(async () => {
      await page.goto('/')
      await expect(page.getByRole('region', { name: 'Featured', exact: true })).toBeVisible({ timeout: 1_000 })
    }).toPass()
    const start = page.getByRole('region', { name: 'Start here' })
    await expect(start.getByRole('link')).toHaveCount(4)
    // Nothing is both a start and featured.
    const pathsIn = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const featured = await pathsIn('Featured')
    expect((await pathsIn('Start here')).filter((path) => featured.includes(path))).toEqual([])
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')
    await page.getByRole('link', { name: 'Solve your first problem' }).click()
    await expect(page).toHaveURL(/\/practice\/two-sum$/)
    // A workspace fills the window, without a footer.
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Code of conduct' }).click()
    await expect(page.getByRole('heading', { name: 'Code of conduct', level: 1 })).toBeVisible()
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Status' }).click()
    await expect(page.getByRole('heading', { name: 'Status', level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Judge', level: 2 })).toBeVisible()
  })

  test('H-12 a member’s work comes first', async ({ page }) => {
    const { email, password } = demoAccount('learner')
    await authenticate(page, 'login', { email, password })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello, /)
    await expect(page.getByRole('heading', { name: /^Up next: / })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create a free account' })).toBeHidden()
    const [progress, search] = await Promise.all([page.getByRole('heading', { name: 'Your progress' }).boundingBox(), page.getByRole('searchbox', { name: 'Search Cloggle' }).boundingBox()])
    expect(progress!.y).toBeLessThan(search!.y)
    // What comes next stands once, and what the member solved or started is not featured.
    const next = await page.getByRole('region', { name: /^Up next: / }).getByRole('paragraph').first().textContent()
    await expect(page.getByRole('main').getByRole('link', { name: next!, exact: true })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Featured', exact: true }).getByRole('link', { name: 'Two Sum' })).toHaveCount(0)
    await page.getByRole('link', { name: /^See More\b.*Recent Activity/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Recent activity' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasNotText: /^You / }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Only you' }).click()
    await expect(page).toHaveURL('/activity?by=me')
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/^You /)
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: /ago|yesterday/ }).filter({ hasNotText: /^You / })).toHaveCount(0)
  })

  test('H-11 home sends one request for a member and an admin, and a refused part leaves the others working', async ({ page }) => {
    const { email, password } = demoAccount('admin')
    await authenticate(page, 'login', { email, password })
    const operations: string[] = []
    page.on('request', (request) => {
      const { operationName } = (request.method() === 'POST' && request.url().endsWith('/graphql') ? request.postDataJSON() : {}) as { operationName?: string }
      // The browser sends its time zone once; the chat loads when the page is idle.
      if (operationName !== undefined && !['SendTimeZone', 'ChatBadge'].includes(operationName)) operations.push(operationName)
    })
    const isThere = async (panel: string) => {
      await expect(page.getByRole('heading', { name: panel })).toBeVisible()
      await expect(page.getByRole('main').getByRole('heading', { name: 'Notifications' })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Don’t suggest/ }).first()).toBeVisible()
      await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toBeVisible()
      await expect(page.getByRole('main').getByRole('status', { name: 'Loading your notifications' })).toHaveCount(0)
      await page.waitForLoadState('networkidle')
    }
    operations.length = 0
    await page.goto('/')
    await isThere('Your progress')
    expect(operations).toEqual(['OwnHome'])
    // An admin's user record in the storage of a learner: the combined request is refused, and each component sends its own.
    await page.evaluate(() => {
      localStorage.setItem('user', JSON.stringify({ ...(JSON.parse(localStorage.getItem('user')!) as object), role: 'Admin' }))
    })
    operations.length = 0
    await page.goto('/')
    await isThere('Your progress')
    expect(operations.toSorted()).toEqual(['BestJobMatch', 'BlockedIds', 'CoursesInProgress', 'DoneFeatured', 'DueSoon', 'DueToday', 'FirstSteps', 'GetInbox', 'GetOwnRoles', 'NextEvent', 'NextPractice', 'OwnHome', 'OwnStreak', 'OwnWriting', 'RecentActivity', 'SuggestedPeople', 'Suggestions'])
  })
})
