import { MATCHED_JOB } from '#content/demo/jobs.ts'
import { jobPath } from '#features/jobs/rules/paths.ts'
import { actAsAdmin, authenticate, demoAccount, expect, isLoaded, logIn, test } from '../support/journey.ts'
import { actAsMentor, createDraft, uniqueName } from '../support/problem-editor.ts'
import { fitsWidths, isQuiet, violationsOf } from '../support/is-fit.ts'
import { firstOf, sample } from '../support/tour.ts'

const ALL_PAGES = [
  '/', '/openingpage', '/signup', '/welcome', '/reading-list', '/blogs/topics', '/activity', '/forgot-password', '/reset-password', '/verify-email', '/blogs', '/blogs?tag=python', '/blogs?q=nothingatall',
  '/blog/why-gradient-descent-zigzags-and-what-momentum-does-about-it', '/blogs/write', '/blogs/series/language-models-with-small-numbers', '/practice', '/practice?q=two+sum&problem=two-sum', '/practice?q=nothingatall', '/practice/two-sum', '/profile', '/profile/mateo-silva',
  '/profile/mateo-silva/followers', '/connections', '/connections?q=nobodyatall', '/notifications', '/about', '/about/notebook', '/contact', '/privacy', '/terms', '/accessibility', '/status', '/code-of-conduct',
  '/search?q=data', '/switchProfile', '/leaderboard', '/leaderboard?by=streak', '/leaderboard?span=week&among=elite', '/settings', '/no-such-page',
  '/techNews', '/techNews/quantization-in-plain-words', '/newsletter', '/moderation-log', '/events', '/events?show=past', '/events?show=calendar', '/events?from=2099-01-01', '/events/1-gradient-descent-with-chalk-and-a-marble', '/events/new', '/messages', '/ideaSubmission', '/ideaSubmission?q=nothingatall', '/courses', '/courses/evaluate-a-classifier', '/courses/paths/foundations', '/learn',
  '/learn/evaluate-a-classifier/accuracy-and-baselines', '/learn/evaluate-a-classifier/check-errors', '/learn/evaluate-a-classifier/practice-confusion-matrix',
  '/jobs', '/jobs?level=Senior&remote=yes&pay=60000&currency=EUR', '/jobs?q=nothingatall', jobPath(MATCHED_JOB), '/jobs/new', '/jobs/applications', '/groups', '/groups/join', '/mentor', '/office-hours', '/office-hours/manage',
  '/developers', '/practice/contests', '/practice/contests/1', '/practice/contests/new', '/practice/lists', '/practice/lists/00000000-0000-4000-8000-000000000000',
]
const PAGES = sample(ALL_PAGES)

test.describe('Every page (requirement D-1)', () => {
  test('axe finds no violation on any page for a visitor, light and dark', async ({ page }) => {
    test.setTimeout(600_000)
    for (const path of PAGES) {
      await page.goto(path)
      await isQuiet(page)
    }
  })

  for (const colorScheme of firstOf(['light', 'dark'] as const)) {
    test(`axe finds no violation on a badge, the leaderboard and in a workspace with results, on a tablet, ${colorScheme}`, { tag: '@audit' }, async ({ page }) => {
      test.setTimeout(240_000)
      await page.setViewportSize({ width: 820, height: 1180 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const finds = () => violationsOf(page, colorScheme === 'light' ? 'all' : 'colors')
      await page.goto('/profile/jamila-hassan')
      await page.getByRole('link', { name: 'First solution' }).click()
      await expect(page.getByText('Verified by Cloggle')).toBeVisible()
      expect(await finds()).toEqual([])
      await page.goto('/leaderboard')
      expect(await finds()).toEqual([])
      await page.goto('/practice/two-sum')
      const view = page.getByRole('group', { name: 'Show' })
      await view.getByRole('button', { name: 'Code' }).click()
      await page.locator('.cm-content').waitFor()
      await page.getByLabel('Language').selectOption('javascript')
      expect(await finds()).toEqual([])
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await expect(page.getByRole('region', { name: 'Run results' })).toBeVisible()
      await page.getByRole('button', { name: 'Add test' }).click()
      expect(await finds()).toEqual([])
      await view.getByRole('button', { name: 'Problem' }).click()
      await page.getByRole('tab', { name: 'Hints and editorial' }).click()
      await page.getByRole('button', { name: 'Open hint 1 of 3' }).click()
      await expect(page.getByRole('heading', { name: 'Hint 1' })).toBeVisible()
      expect(await finds()).toEqual([])
    })
  }

  test('axe finds no violation in the problem form, with errors, a recipe, a trial and in the preview', { tag: '@audit' }, async ({ page }) => {
    test.setTimeout(240_000)
    await actAsAdmin(page)
    const violations = async (width: number) => (width === 390 ? violationsOf(page) : [])
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    for (const width of firstOf([390, 1440])) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/admin/problems')
      const name = uniqueName()
      await createDraft(page, { title: `Fit ${name}`, slug: name })
      await page.getByLabel('Compare by').selectOption('any-valid')
      await page.getByRole('button', { name: 'Open all tests' }).click()
      await page.getByRole('button', { name: 'Remove test 2' }).click()
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Add at least 10 tests.' })).toBeVisible()
      expect([await violations(width), await overflow()]).toEqual([[], 0])
      await page.getByRole('button', { name: 'Generate numbers' }).first().click()
      await page.getByRole('dialog', { name: 'Generate numbers' }).getByLabel('Recipe').selectOption('sorted')
      expect([await violations(width), await overflow()]).toEqual([[], 0])
      await page.keyboard.press('Escape')
      await page.getByLabel('Compare by').selectOption('exact')
      await page.keyboard.press('Control+Enter')
      await expect(page.getByRole('row', { name: /reference\.py Accepted/ })).toBeVisible({ timeout: 60_000 })
      expect([await violations(width), await overflow()]).toEqual([[], 0])
      await page.getByRole('tab', { name: 'Preview' }).click()
      await expect(page.getByRole('article', { name: 'Preview' })).toBeVisible()
      expect([await violations(width), await overflow()]).toEqual([[], 0])
    }
  })

  test('axe finds no violation on the approvals, reports, trust levels and other lists of an admin, light and dark', { tag: '@audit' }, async ({ page }) => {
    test.setTimeout(240_000)
    await actAsAdmin(page)
    for (const path of sample(['/admin/approvals', '/admin/templates', '/admin/reports', '/admin/reports?filter=appeals', '/admin/reports?filter=bans', '/admin/trust', '/admin/featured', '/admin/problems', '/admin/courses'])) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      await isQuiet(page)
      await fitsWidths(page)
    }
  })

  test('axe finds no violation on the pages of a member, light and dark', async ({ page }) => {
    test.setTimeout(480_000)
    await page.goto('/blogs')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    expect.soft(await violationsOf(page)).toEqual([])
    await logIn(page, demoAccount('learner'))
    for (const path of sample(['/blogs?sort=following', '/blogs/mine', '/blogs/write', '/profile', '/settings?section=profile', '/settings?section=privacy', '/settings?section=tokens', '/settings', '/notifications',
      '/settings?section=notifications', '/settings?section=trust', '/', '/activity', '/activity?by=me', '/blogs/topics', '/practice', '/practice/two-sum', '/reading-list', '/messages', '/connections', '/courses', '/learn/evaluate-a-classifier/check-errors', '/jobs', '/jobs/applications', '/groups', '/leaderboard', '/leaderboard?among=followed', '/events', '/events?show=mine', '/events/new', '/events/12-honest-models-for-clinics-with-one-laptop', '/ideaSubmission', '/code-reviews', '/office-hours'])) {
      await page.goto(path)
      await isQuiet(page)
    }
  })

  test('axe finds no violation on the pages of mentors, light and dark', { tag: '@audit' }, async ({ page }) => {
    test.setTimeout(480_000)
    await actAsMentor(page)
    await page.goto('/mentor')
    const group = page.getByRole('main').locator('a[href^="/mentor/groups/"]').first()
    await group.waitFor()
    const groupPath = await group.getAttribute('href')
    for (const path of ['/', '/mentor', '/groups', '/code-reviews', '/office-hours/manage', '/practice/contests/new', ...['', '?tab=assignments', '?tab=progress', '?tab=members', '?tab=schedule', '?tab=resources', '?tab=analytics', '?tab=settings'].map((tab) => `${groupPath}${tab}`)]) {
      await page.goto(path)
      await isQuiet(page)
    }
  })

  test('axe finds no violation in any section of the administration, light and dark', async ({ page }) => {
    test.setTimeout(480_000)
    await actAsAdmin(page)
    await page.goto('/admin/overview')
    const sections = page.getByRole('navigation', { name: 'Administration' }).getByRole('link')
    await expect.poll(() => sections.count()).toBeGreaterThan(15)
    const paths = await sections.evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
    for (const path of sample([...paths, '/', '/admin/people?person=mateo-silva', '/admin/approvals', '/admin/reports?filter=appeals'])) {
      await page.goto(path)
      await isQuiet(page)
    }
  })

  test('nothing scrolls sideways or overflows its card at any size', async ({ page }) => {
    test.setTimeout(300_000)
    for (const path of PAGES) {
      await page.goto(path)
      await fitsWidths(page)
    }
  })

  test('nor on the pages of members and admins', { tag: '@audit' }, async ({ page }) => {
    test.setTimeout(300_000)
    const measure = async (paths: readonly string[]) => {
      for (const path of sample(paths)) {
        await page.goto(path)
        await isLoaded(page)
        await fitsWidths(page, [320, 390, 1440])
      }
    }
    const { email, password } = demoAccount('learner')
    await authenticate(page, 'login', { email, password })
    await measure(['/', '/messages', '/events?show=mine', '/events/2-paper-club-one-paper-one-hour', '/events/new', '/ideaSubmission?show=joined', '/code-reviews', '/office-hours', '/courses', '/learn/evaluate-a-classifier/check-errors', '/practice', '/leaderboard', '/profile', '/blogs/mine', '/notifications', '/settings?section=privacy', '/settings?section=notifications', '/settings?section=tokens'])
    await actAsAdmin(page)
    await measure(['/', '/admin', ...['overview', 'operations', 'people', 'applications', 'reports', 'problems', 'events', 'rights', 'contact', 'scores', 'site', 'webhooks', 'audit', 'groups', 'people?person=mateo-silva'].map((part) => `/admin/${part}`)])
  })

  test('all actions on a blog are reachable on the narrowest screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/blog/why-gradient-descent-zigzags-and-what-momentum-does-about-it')
    await expect(page.getByRole('button', { name: 'More', exact: true }).first()).toBeInViewport({ ratio: 1 })
  })

  test('every page has its own title, a description and one heading', async ({ page }) => {
    const titles = new Set<string>()
    for (const path of PAGES.filter((path) => !path.includes('?'))) {
      await page.goto(path)
      titles.add(await page.title())
      expect([path, await page.getByRole('heading', { level: 1 }).count()]).toEqual([path, 1])
    }
    expect(titles.size).toBe(PAGES.filter((path) => !path.includes('?')).length)
  })
})
