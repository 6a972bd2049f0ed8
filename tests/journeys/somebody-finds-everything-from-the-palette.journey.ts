import type { Page } from '@playwright/test'
import { actAsAdmin, expect, signUp, test } from '../support/journey.ts'
import { violationsOf } from '../support/is-fit.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search Cloggle' })
const active = (page: Page) => page.locator('[role=option][data-active-item]')

/** Opens the palette with the keyboard and types; waits until the answer is the one for this text. */
async function look(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type(text)
  await expect(page.getByRole('listbox', { name: 'Results' })).not.toHaveAttribute('aria-busy', 'true')
}

test.describe('The command palette (requirement F-5)', () => {
  test('someone finds a blog, a person, a problem and a setting with the keyboard alone', async ({ page }) => {
    await signUp(page)
    await page.goto('/about')

    await look(page, 'gradeint zigzags')
    await expect(active(page)).toContainText('Why gradient descent zigzags')
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/blog\/why-gradient-descent-zigzags/)
    await expect(box(page)).toBeHidden()

    await look(page, 'mateo silva')
    await expect(page.getByRole('group', { name: 'People' })).toBeVisible()
    await expect(active(page)).toContainText('Mateo Silva')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/profile\/mateo-silva$/)

    await look(page, 'knn class')
    await expect(active(page)).toContainText('Nearest Neighbors')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/practice\/k-nearest/)

    await look(page, 'privacy')
    await expect(active(page)).toContainText('Privacy')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/settings\?section=privacy/)
  })

  test('arrows, Home, End, PageUp and PageDown move; Escape closes and gives the focus back', async ({ page }) => {
    await page.goto('/contact')
    await page.getByLabel('Subject').fill('Half a line')
    await look(page, 'model')
    const options = page.getByRole('option')
    const isActive = (at: number) => expect(options.nth(at)).toHaveAttribute('data-active-item', /.*/)
    await isActive(0)
    await page.keyboard.press('ArrowDown')
    await isActive(1)
    await page.keyboard.press('End')
    await expect(options.last()).toHaveAttribute('data-active-item', /.*/)
    await page.keyboard.press('Home')
    await isActive(0)
    await page.keyboard.press('PageDown')
    await isActive(8)
    await page.keyboard.press('PageUp')
    await isActive(0)
    await page.keyboard.press('Escape')
    await expect(box(page)).toBeHidden()
    await expect(page.getByLabel('Subject')).toBeFocused()
    await expect(page.getByLabel('Subject')).toHaveValue('Half a line')
  })

  test('an old answer never replaces newer typing, and Enter searches for what is typed', { tag: '@audit' }, async ({ page }) => {
    await page.goto('/about')
    const delays: Record<string, number> = { quantizaton: 1_600 }
    await page.route('**/graphql', async (route) => {
      const { variables = {} } = route.request().postDataJSON() as { variables?: { q?: string } }
      await new Promise((done) => setTimeout(done, delays[variables.q ?? ''] ?? 100))
      await route.continue().catch(() => {})
    })
    await page.keyboard.press('Control+k')
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('quantizaton')
    await expect(page.getByRole('status').filter({ hasText: 'Searching…' })).toBeVisible()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('mateo silva')
    await expect(active(page)).toContainText('Mateo Silva')
    // The answer for the first text arrives now.
    await page.waitForTimeout(1_800)
    await expect(active(page)).toContainText('Mateo Silva')
    await page.keyboard.type('x')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=mateo%20silvax$/)
  })

  test('when suggestions fail, Enter searches for what is typed instead of opening an old result', async ({ page }) => {
    await page.route('**/graphql', async (route) => {
      const { operationName, variables = {} } = route.request().postDataJSON() as { operationName?: string; variables?: { q?: string } }
      await (operationName === 'SearchSuggestions' && variables.q === 'mateo silvax' ? route.abort() : route.continue())
    })
    await page.goto('/about')
    await look(page, 'mateo silva')
    await expect(active(page)).toContainText('Mateo Silva')
    await page.keyboard.type('x')
    await expect(page.locator('.palette-status')).not.toHaveText(/^$|Searching|result/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=mateo%20silvax$/)
  })

  test('Enter that confirms a composition opens nothing', async ({ page }) => {
    await page.goto('/about')
    await look(page, 'model')
    // As WebKit does: the composition ends before the Enter that ended it.
    await box(page).evaluate((input) => {
      input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
      input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    })
    await page.waitForTimeout(200)
    await expect(page).toHaveURL(/\/about$/)
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/\/about$/)
  })

  test('the window and the recent pages are named after the section of the settings', { tag: '@audit' }, async ({ page }) => {
    await signUp(page)
    await page.goto('/settings?section=privacy')
    await expect(page).toHaveTitle(/^(\(\d\) )?Privacy · Settings · Cloggle$/)
    const places = () => page.evaluate(() => localStorage.getItem('cloggle.places') ?? '')
    await expect.poll(places).toContain('"/settings?section=privacy","title":"Privacy · Settings"')
    await page.getByRole('link', { name: 'Password', exact: true }).click()
    await expect(page).toHaveTitle(/Password · Settings/)
    await expect.poll(places).toContain('Password · Settings')
  })

  test('recent pages and actions are there at first: the theme, writing a blog, the box of this page', async ({ page }) => {
    await page.goto('/practice')
    await page.keyboard.press('/')
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('dark th')
    await expect(active(page)).toContainText('Dark theme')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.keyboard.press('/')
    await page.keyboard.type('on this page')
    await expect(active(page)).toContainText('On this page')
    await page.keyboard.press('Enter')
    await expect(page.locator('main search input')).toBeFocused()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('write a')
    await expect(active(page)).toContainText('Write a blog')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/blogs\/write/)
  })
})

test.describe('The results page (requirement F-4)', () => {
  test('kinds with counts filter the results, and pages of them have no gap', async ({ page }) => {
    await page.goto('/search?q=model')
    const results = page.getByRole('region', { name: 'Results' })
    await expect(results.getByRole('status')).toHaveText(/^Showing 20 of \d+\+?$/)
    const seen = await results.getByRole('listitem').getByRole('link').allTextContents()
    await results.getByRole('link', { name: 'Next' }).click()
    await expect(results.getByRole('status')).toHaveText(/^Showing 21–\d+ of \d+\+?$/)
    const more = await results.getByRole('listitem').getByRole('link').allTextContents()
    expect(more.filter((title) => seen.includes(title) && title.length > 8)).toEqual([])
    await results.getByRole('link', { name: /^Blogs \d+\+?$/ }).click()
    await expect(results.getByRole('listitem').filter({ has: page.getByText('Blog', { exact: true }) }).first()).toBeVisible()
    await expect(page).toHaveURL(/kind=blog/)
    await expect(results.getByRole('link', { name: /^Blogs \d+\+?$/ })).toHaveAttribute('aria-current', 'true')
    expect(await violationsOf(page)).toEqual([])
  })

  test('a search without a result is reported once, and a member opens results by a link with one request', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (!request.url().endsWith('/graphql')) return
      const { operationName } = request.postDataJSON() as { operationName: string }
      if (operationName === 'Search' || operationName === 'ReportSearchMiss') sent.push(operationName)
    })
    await page.goto('/search?q=zebrafish')
    await expect(page.getByText('No results found.')).toBeVisible()
    await expect.poll(() => sent).toEqual(['ReportSearchMiss'])

    await signUp(page)
    sent.length = 0
    await page.goto('/search?q=zebrafish')
    await expect.poll(() => sent).toEqual(['Search', 'ReportSearchMiss'])
    await page.goto('/about')
    sent.length = 0
    await look(page, 'zebrafish genomes')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=zebrafish%20genomes$/)
    await expect.poll(() => sent).toEqual(['Search', 'ReportSearchMiss'])
    await page.waitForTimeout(500)
    expect(sent).toHaveLength(2)
  })

  test('an article that an editor hides is gone from the results at once', async ({ page }) => {
    await actAsAdmin(page)
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const send = async (query: string, variables: object) => {
      const response = await page.request.post('/graphql', { data: { query, variables }, headers: { authorization: `Bearer ${token}` } })
      expect(await response.json()).not.toHaveProperty('errors')
    }
    const isFound = async () => (await (await page.request.get('/search?q=quollchip')).text()).includes('breaks a record')
    const article = { id: crypto.randomUUID(), revision: 0, title: 'Quollchip breaks a record', excerpt: 'It is fast.', category: 'ai', content: '<p>Very fast.</p>' }
    await send('mutation ($article: NewsArticleInput!) { saveNewsArticle(article: $article) }', { article })
    await expect.poll(isFound).toBe(true)
    await send('mutation ($id: ID!) { setNewsArticleState(id: $id, isHidden: true) }', { id: article.id })
    expect(await isFound()).toBe(false)
  })

  test('texts that are too long, without words, or too common get a sentence', async ({ page }) => {
    await page.goto(`/search?q=${'long%20'.repeat(200)}`)
    await expect(page.getByText('Only the first 200 characters were searched.')).toBeVisible()
    await page.goto('/search?q=%F0%9F%8E%89')
    await expect(page.getByText('Type a word or a number to search for.')).toBeVisible()
    await page.goto('/search?q=she%20has%20them')
    await expect(page.getByText('These words are too common to search for. Add another word.')).toBeVisible()
  })
})
