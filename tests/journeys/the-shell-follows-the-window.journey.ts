import { expect, test } from '../support/journey.ts'

const ORDER = [
  'Home', 'Profile', 'About', 'Blogs', 'Tech News', 'Courses', 'Contact', 'Practice', 'Connections', 'Settings', 'Notifications',
  'Messages', 'Events', 'Idea Submission', 'Learn', 'Switch Profile', 'Jobs', 'Leaderboard', 'Logout',
]

test.describe('The shell (requirement S-2)', () => {
  test('the sidebar lists every link in order and marks the current one', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/blogs')
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toHaveText(ORDER)
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toHaveText('Blogs')
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('hr')).toHaveCount(2)
  })

  test('the current link of the sidebar is in view, also at the end of a list that scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 480 })
    await page.goto('/leaderboard')
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboard' })).toBeInViewport({ ratio: 1 })
  })

  test('widths, collapsing and footer note follow the window', async ({ page }) => {
    const width = () => page.locator('.shell-sidebar').evaluate((element) => element.getBoundingClientRect().width)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/blogs')
    await expect.poll(width).toBe(256)
    await expect(page.getByText('Version 3.0')).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 480 })
    await expect(page.getByText('Version 3.0')).toBeHidden()
    await page.setViewportSize({ width: 900, height: 900 })
    await expect.poll(width).toBe(80)
    await page.getByRole('button', { name: 'Expand sidebar' }).click()
    await expect.poll(width).toBe(256)
    await page.setViewportSize({ width: 700, height: 900 })
    await expect(page.locator('.shell-sidebar')).toBeHidden()
    await expect(page.getByRole('navigation').filter({ hasText: 'News' }).getByRole('link')).toHaveText(['Home', 'News', 'Connections', 'Courses', 'Profile'])
  })

  test('on a phone the menu has every link, and Escape closes it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/blogs')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Leaderboard' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('the theme is stored under its key, without a flash of the other one', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/blogs')
    await page.getByRole('button', { name: 'Toggle light or dark theme' }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    await page.goto('/about', { waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
  })

  test('links load no new document, the heading gets the focus, and back restores the scroll position', async ({ page }) => {
    await page.goto('/blogs')
    await page.evaluate(() => {
      ;(window as { same?: boolean }).same = true
      window.scrollTo(0, 600)
    })
    await page.getByRole('link', { name: 'Leaderboard' }).first().click()
    await expect(page).toHaveURL('/leaderboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible()
    expect(await page.evaluate(() => (window as { same?: boolean }).same)).toBe(true)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  })

  for (const address of ['/blogs?after=zzz', '/blogs?after=99999999999999999_01a1feda-9710-77ff-8e45-5b24612c2ed9', '/blog/%00']) {
    test(`an unknown URL, ${address}, is a page that says so`, async ({ page }) => {
      const response = await page.goto(address)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('an unknown URL has status 404 and a link home', async ({ page }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('link', { name: 'Go home' })).toBeVisible()
  })
})

test.describe('The opening (requirement S-3)', () => {
  test.use({ skipsGreeting: false })

  test('runs once a day, can be skipped, and the page is below it all along', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/blogs')
    await expect(page.getByText('Welcome to Cloggle')).toBeVisible()
    expect(await page.locator('#main h1').count()).toBe(1)
    await page.keyboard.press('Escape')
    await expect(page.getByText('Welcome to Cloggle')).toBeHidden()
    await page.reload()
    await expect(page.getByText('Welcome to Cloggle')).toBeHidden()
  })

  test('does not run with reduced motion', async ({ page }) => {
    await page.goto('/blogs')
    await expect(page.getByText('Welcome to Cloggle')).toBeHidden()
  })
})
