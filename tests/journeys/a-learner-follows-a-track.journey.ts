import { isFit } from '../support/is-fit.ts'
import { expect, signUp, test } from '../support/journey.ts'

test.describe('Topics and tracks (requirements Q-40, Q-41)', () => {
  test('a learner goes from the list to a topic, and on to its problems', async ({ page }) => {
    await page.goto('/practice')
    await page.getByRole('navigation', { name: 'Practice' }).getByRole('link', { name: 'Topics' }).click()
    await expect(page).toHaveURL('/practice/topics')
    const group = page.getByRole('region', { name: 'Classical ML' })
    await expect(group.getByRole('article').filter({ hasText: 'Evaluation Metrics' }).getByText(/^\d+ problems: \d+ easy/)).toBeVisible()
    await expect(group.getByRole('progressbar')).toHaveCount(0)
    await group.getByRole('link', { name: 'Evaluation Metrics' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Evaluation Metrics' })).toBeVisible()
    const steps = page.getByRole('list', { name: 'Problems' }).getByRole('link')
    expect(await steps.count()).toBeGreaterThan(4)
    const first = (await steps.first().textContent())!
    await page.getByRole('link', { name: 'Start', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
    await page.getByRole('link', { name: 'metrics', exact: true }).click()
    await expect(page).toHaveURL('/practice/topics/metrics')
  })

  test('every topic shows a member how much of it is solved', async ({ page }) => {
    await signUp(page)
    await page.goto('/practice/topics')
    const card = page.getByRole('region', { name: 'Classical ML' }).getByRole('article').filter({ hasText: 'Evaluation Metrics' })
    await expect(card.getByText(/^0 of \d+ solved$/)).toBeVisible()
    await expect(card.getByRole('progressbar', { name: 'Evaluation Metrics: your progress' })).toBeVisible()
  })

  test('the problem of the day is on top, and those of earlier days are a calendar', { tag: '@audit' }, async ({ page }) => {
    await page.goto('/practice/daily')
    const today = page.getByRole('region').filter({ has: page.getByRole('link', { name: 'Solve', exact: true }) })
    const title = (await today.getByRole('heading', { level: 2 }).textContent())!
    const calendar = page.getByRole('table', { name: 'The last 30 days' })
    await expect(calendar.getByRole('columnheader')).toHaveText(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    await expect(calendar.locator('[aria-current=date]').getByRole('link', { name: title })).toBeVisible()
    expect(await calendar.getByRole('link').count()).toBeGreaterThan(5)
    await isFit(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await isFit(page)
    await today.getByRole('link', { name: 'Solve', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Problem of the day' })).toBeVisible()
  })

  test('a track shows its problems in order, and its badge', async ({ page }) => {
    await page.goto('/practice/tracks')
    await page.getByRole('link', { name: 'Data Wrangling' }).click()
    await expect(page.getByText('Solve all problems without giving up to earn the badge “Data Wrangling track”.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Problems' }).getByRole('listitem').nth(1)).toContainText('Outliers by the Interquartile Range')
  })

  test('the track of a problem is named above it, with the problems before and after', async ({ page }) => {
    await signUp(page)
    await page.goto('/practice/tracks/metrics')
    await page.getByRole('list', { name: 'Problems' }).getByRole('link').nth(1).click()
    const track = page.getByRole('navigation', { name: 'Track: Metrics' })
    await expect(track).toContainText(/^Metrics, 2 of \d+/)
    await track.getByRole('link', { name: /^Next: / }).click()
    await expect(track).toContainText(/^Metrics, 3 of \d+/)
    await track.getByRole('link', { name: /^Previous: / }).click()
    await expect(track).toContainText(/^Metrics, 2 of \d+/)
    await track.getByRole('link', { name: 'Metrics', exact: true }).click()
    await expect(page).toHaveURL('/practice/tracks/metrics')
  })

  test('the pages work without scripts, are in the sitemap, and end at unknown names', async ({ request }) => {
    const html = async (path: string) => (await request.get(path)).text()
    expect(await html('/practice/topics/metrics')).toMatch(/<link [^>]*rel="canonical"[^>]*\/practice\/topics\/metrics"/)
    expect(await html('/practice/tracks/metrics')).toContain('Confusion Matrix')
    const sitemap = await html('/sitemap-practice.xml')
    for (const path of ['/practice/topics', '/practice/topics/metrics', '/practice/tracks/metrics', '/practice/two-sum']) expect(sitemap).toContain(`${path}</loc>`)
    expect((await request.get('/practice/topics/no-such-topic')).status()).toBe(404)
    expect((await request.get('/practice/tracks/no-such-track')).status()).toBe(404)
  })

  test('a search without an order shows the best match first, and the name that it was found by', async ({ page }) => {
    await page.goto('/practice?q=knn')
    const first = page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('link', { name: 'K-Nearest Neighbors Classifier' }) })
    await expect(first.getByText(/^Also known as knn$/i)).toBeVisible()
    await expect(page.getByLabel('Sort by')).toHaveValue('best')
    await page.getByLabel('Sort by').selectOption('Easiest first')
    await expect(page).toHaveURL('/practice?q=knn&sort=easiest')
  })
})

test('a learner finds a topic by a part of its name', async ({ page }) => {
  await page.goto('/practice/topics')
  await expect(page.getByRole('navigation', { name: 'Groups of topics' }).getByRole('link')).toHaveCount(8)
  await page.getByRole('searchbox', { name: 'Find a topic' }).fill('window')
  await page.getByRole('link', { name: 'SQL Window Functions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'SQL Window Functions' })).toBeVisible()
})
