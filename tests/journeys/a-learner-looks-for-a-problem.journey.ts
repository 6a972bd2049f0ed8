import { expect, test } from '../support/journey.ts'

test.describe('The practice browser (requirements Q-2, Q-4)', () => {
  test('filters are in the URL, narrow the list and return to its first page', async ({ page }) => {
    await page.goto('/practice?page=2')
    const list = page.getByRole('main')
    await expect(page.getByRole('heading', { name: 'Filters' })).toBeVisible()
    await expect(page.getByText('Select a problem to view details.')).toBeAttached()
    await page.getByLabel('Difficulty').selectOption('Easy')
    await expect(page).toHaveURL('/practice?difficulty=Easy')
    await page.getByRole('link', { name: 'lists', exact: true }).click()
    await page.locator('a.chip').getByText('hash-tables', { exact: true }).click()
    await expect(page).toHaveURL('/practice?difficulty=Easy&tags=lists,hash-tables')
    await expect(list.getByRole('link', { name: 'Two Sum' })).toBeVisible()
    await page.getByPlaceholder('Search by title or tag').fill('nothing at all')
    await expect(page.getByText('No problems found.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Problem pages' })).toHaveCount(0)
  })

  test('active filters are beside the count, and can be removed there', async ({ page, browser }) => {
    await page.goto('/practice?difficulty=Easy&tags=lists,sorting&sort=title')
    const chosen = page.getByRole('list', { name: 'Active filters' })
    await expect(chosen.getByRole('link')).toHaveText(['Easy', 'lists', 'sorting'])
    await chosen.getByRole('link', { name: 'Remove sorting' }).click()
    await expect(page).toHaveURL('/practice?difficulty=Easy&tags=lists&sort=title')
    await expect(chosen.getByRole('link')).toHaveText(['Easy', 'lists'])
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/practice?sort=title')
    await expect(chosen).toHaveCount(0)

    const plain = await browser.newContext({ javaScriptEnabled: false })
    const bare = await plain.newPage()
    await bare.goto('/practice?tags=lists')
    await bare.getByRole('link', { name: 'Remove lists' }).click()
    await expect(bare).toHaveURL('/practice')
    await plain.close()
  })

  test('the keyboard focus stays on the chosen filter', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/practice')
    const tag = page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: 'lists', exact: true })
    await tag.press('Enter')
    await expect(tag).toHaveAttribute('aria-current', 'true')
    await expect(tag).toBeFocused()
    await page.getByRole('link', { name: 'Remove lists' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const next = page.getByRole('navigation', { name: 'Problem pages' }).getByRole('link', { name: 'Next' })
    await next.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'page 2 of' })).toBeVisible()
    await expect(next).toBeFocused()
    // On a phone the end of the list is out of sight by then.
    await page.setViewportSize({ width: 390, height: 844 })
    await next.press('Enter')
    await expect(page).toHaveURL('/practice?page=3')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('an opened problem has the focus, and Escape and Close return it to the list', async ({ page }) => {
    await page.goto('/practice')
    const card = page.getByRole('link', { name: 'Two Sum' })
    await page.getByPlaceholder('Search by title or tag').fill('two sum')
    await expect(page).toHaveURL('/practice?q=two+sum')
    const details = page.getByRole('complementary', { name: 'Two Sum' })
    const ways = [
      () => page.keyboard.press('Escape'),
      () => details.getByRole('link', { name: 'Solve' }).press('Escape'),
      () => details.getByRole('link', { name: 'Close' }).press('Enter'),
    ]
    for (const close of ways) {
      await card.press('Enter')
      await expect(details).toBeFocused()
      await close()
      await expect(details).toHaveCount(0)
      await expect(page).toHaveURL('/practice?q=two+sum')
      await expect(card).toBeFocused()
    }
    await card.press('Enter')
    await expect(details).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(details.getByRole('link', { name: 'Solve' })).toBeFocused()
  })

  test('the opened problem follows right after the list in a single column, and is above the problem of the day beside it', async ({ page }) => {
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/practice?q=two+sum&problem=two-sum')
      const [list, details, daily] = await Promise.all(
        [page.getByRole('link', { name: 'Two Sum' }), page.getByRole('complementary', { name: 'Two Sum' }), page.getByRole('region', { name: 'Problem of the day' })].map(async (part) => (await part.boundingBox())!),
      )
      expect(details!.y).toBeLessThan(daily!.y)
      if (width < 1280) expect(list!.y).toBeLessThan(details!.y)
      else {
        expect(details!.x).toBeGreaterThan(list!.x + list!.width)
        expect(daily!.x).toBe(details!.x)
      }
    }
  })

  test('on a phone a button opens the filters, and problems are in sight at once', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/practice')
    await expect(page.getByRole('link', { name: 'Two Sum' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByLabel('Difficulty')).toBeHidden()
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Difficulty').selectOption('Hard')
    await expect(page).toHaveURL('/practice?difficulty=Hard')
    await page.getByRole('button', { name: 'Filters (1)' }).click()
    await expect(page.getByLabel('Difficulty')).toBeHidden()
  })

  test('on a tablet the search field’s placeholder is readable', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    await page.goto('/practice')
    const [needed, there] = await page.getByPlaceholder('Search by title or tag').evaluate((box) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(box)
      const drawing = document.createElement('canvas').getContext('2d')!
      drawing.font = font
      return [drawing.measureText((box as HTMLInputElement).placeholder).width, box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)] as const
    })
    expect(needed).toBeLessThan(there)
    await context.close()
  })

  test('Prev is disabled on the first page and Next on the last', async ({ page }) => {
    await page.goto('/practice')
    const pages = page.getByRole('navigation', { name: 'Problem pages' })
    await expect(pages.getByRole('button', { name: 'Prev' })).toBeDisabled()
    await pages.getByRole('link').nth(-2).click()
    await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled()
    await expect(pages.getByRole('link', { name: 'Prev' })).toBeVisible()
  })

  test('a page can have more problems, which the address and the browser keep', async ({ page }) => {
    await page.goto('/practice?page=2')
    await page.getByLabel('Problems on a page').selectOption('25 a page')
    await expect(page).toHaveURL('/practice?size=25')
    const rows = page.locator('a[id^="card-"]')
    await expect(rows).toHaveCount(25)
    await page.goto('/about')
    await page.goto('/practice')
    await expect(page).toHaveURL('/practice?size=25')
    await expect(rows).toHaveCount(25)
    // The page completed its address itself: the first Tab leads to the skip link.
    await expect(page.locator('h1:focus')).toHaveCount(0)
    await page.getByLabel('Problems on a page').selectOption('5 a page')
    await expect(page).toHaveURL('/practice')
    await expect(rows).toHaveCount(5)
  })

  test('a problem opens beside the list, with its samples and a link to its workspace, and closes again', async ({ page }) => {
    await page.goto('/practice?q=two+sum')
    await page.getByRole('link', { name: 'Two Sum' }).click()
    const details = page.getByRole('complementary', { name: 'Two Sum' })
    for (const title of ['Description', 'Sample Input', 'Sample Output', 'Sample Code']) {
      await expect(details.getByRole('heading', { name: title, exact: true })).toBeVisible()
    }
    await expect(details.getByText('def two_sum(numbers, target):')).toBeVisible()
    await expect(details.getByRole('link', { name: 'Solve' })).toHaveAttribute('href', '/practice/two-sum')
    await details.getByRole('link', { name: 'Close' }).click()
    await expect(page).toHaveURL('/practice?q=two+sum')
    await expect(details).toHaveCount(0)
  })

  test('the list follows the search in the tab order, without a stop at each tag', async ({ page }) => {
    await page.goto('/practice?q=two+sum')
    await page.getByPlaceholder('Search by title or tag').focus()
    const focused = page.locator(':focus')
    while ((await focused.textContent()) !== 'Skip to results') await page.keyboard.press('Tab')
    await expect(focused).toBeInViewport()
    expect((await focused.boundingBox())!.height).toBeGreaterThan(15)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(focused).toHaveAccessibleName('Sort by')
    await page.keyboard.press('Tab')
    await expect(focused).toHaveAccessibleName('Two Sum')
  })

  test('the theme is the one of the whole site, stored under its key', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/practice')
    await page.getByRole('button', { name: 'Light/Dark theme' }).click()
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  })

  test('a problem’s previous URL redirects permanently to the current one, with the code written there (requirement Q-34)', async ({ page, request }) => {
    const answer = await request.get('/practice/ask-the-neighbours', { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([301, '/practice/k-nearest-neighbors-classifier'])
    await page.goto('/practice')
    const copy = { code: 'def vote(points, labels, query, k):\n    return 7', revision: 0, at: Date.now(), isSaved: false, other: null }
    await page.evaluate((code) => localStorage.setItem('cloggle.code.visitor.ask-the-neighbours.python', JSON.stringify(code)), copy)
    await page.goto('/practice/ask-the-neighbours')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('K-Nearest Neighbors Classifier')
    await expect(page.getByRole('textbox', { name: /^Your code in/ })).toContainText('return 7')
  })

  test('the pages work without scripts, and only unfiltered ones are indexed', async ({ request }) => {
    const html = async (path: string) => (await request.get(path)).text()
    const plain = await html('/practice?page=2')
    expect(plain).toMatch(/<link [^>]*rel="canonical"[^>]*\/practice\?page=2"/)
    expect(plain).not.toContain('noindex')
    expect(await html('/practice?tags=lists')).toContain('noindex')
    expect(await html('/practice?q=two+sum&problem=two-sum')).toContain('def two_sum')
  })
})
