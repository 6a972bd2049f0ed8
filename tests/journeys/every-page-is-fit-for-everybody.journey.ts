import AxeBuilder from '@axe-core/playwright'
import { demoAccount, expect, logIn, test } from '../support/journey.ts'

const PAGES = [
  '/', '/openingpage', '/signup', '/forgot-password', '/reset-password', '/verify-email', '/blogs', '/blogs?tag=python', '/blogs?q=nothingatall',
  '/blog/why-gradient-descent-zigzags-and-what-momentum-does-about-it', '/blogs/write', '/practice', '/practice?q=two+sum&problem=two-sum', '/practice?q=nothingatall', '/practice/two-sum', '/profile', '/profile/mateo-silva',
  '/profile/mateo-silva/followers', '/connections', '/connections?q=nobodyatall', '/notifications', '/about', '/about/notebook', '/contact',
  '/search?q=gradient', '/switchProfile', '/leaderboard', '/leaderboard?by=streak', '/leaderboard?span=week&among=elite', '/settings', '/no-such-page',
]
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

test.describe('Every page (requirement D-1)', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on any page for a visitor, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const path of PAGES) {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()
        expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)).toEqual([])
      }
    })
  }

  test('axe finds nothing on the pages of a member', async ({ page }) => {
    test.setTimeout(90_000)
    await page.goto('/blogs')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    const dialog = await new AxeBuilder({ page }).analyze()
    expect(dialog.violations.map(({ id }) => id)).toEqual([])
    await logIn(page, demoAccount('learner'))
    for (const path of ['/blogs?sort=following', '/blogs/mine', '/blogs/write', '/profile', '/settings?section=profile', '/settings?section=privacy', '/settings', '/notifications',
      '/settings?section=notifications', '/leaderboard', '/leaderboard?among=followed']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)).toEqual([])
    }
  })

  test('nothing scrolls sideways at any size', async ({ page }) => {
    test.setTimeout(120_000)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      for (const path of PAGES) {
        await page.goto(path)
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect([path, size.width, wider]).toEqual([path, size.width, 0])
      }
    }
  })

  test('on the narrowest screen all that one does with a blog can be reached', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/blog/why-gradient-descent-zigzags-and-what-momentum-does-about-it')
    await expect(page.getByRole('button', { name: 'More', exact: true }).first()).toBeInViewport({ ratio: 1 })
  })

  test('every page has its own title, a description and one heading', async ({ page }) => {
    const titles = new Set<string>()
    for (const path of PAGES.filter((one) => !one.includes('?'))) {
      await page.goto(path)
      titles.add(await page.title())
      expect([path, await page.getByRole('heading', { level: 1 }).count()]).toEqual([path, 1])
    }
    expect(titles.size).toBe(PAGES.filter((one) => !one.includes('?')).length)
  })
})
