import { actAsAdmin, expect, OBSERVE_REQUESTS, signUp, test } from '#tests/support/journey.ts'

test.use(OBSERVE_REQUESTS)

test.describe('Tech news (requirements T-1 to T-8)', () => {
  test('a reader filters, searches, pages and opens an article; everything is in the address', async ({ page }) => {
    await page.goto('/techNews')
    await expect(page.getByRole('heading', { name: 'Tech News', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Read', exact: true })).toBeVisible()
    const articles = page.getByRole('region', { name: 'Articles' }).locator('article:has(h3)')
    await expect(articles).toHaveCount(8)

    const titles = () => articles.locator('h3').allTextContents()
    const first = await titles()
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(/\/techNews\?page=2$/)
    await expect.poll(async () => (await titles()).some((title) => first.includes(title))).toBe(false)
    await page.goBack()
    await expect.poll(titles).toEqual(first)

    await page.getByRole('combobox', { name: 'Category' }).selectOption('Robotics')
    await expect(page).toHaveURL(/category=robotics/)
    await expect(articles.filter({ hasNotText: 'Robotics' })).toHaveCount(0)
    await page.getByRole('complementary', { name: 'More news' }).getByRole('link', { name: 'Security' }).click()
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('security')
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('passkeys')
    await expect(page).toHaveURL(/q=passkeys/)
    await expect(articles).toHaveCount(1)

    await articles.getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Passkeys: what is stored where', level: 1 })).toBeVisible()
    await expect(page.getByText('What remains is recovery')).toBeVisible()
    const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as Record<string, unknown>
    expect(facts).toMatchObject({ '@type': 'NewsArticle', headline: 'Passkeys: what is stored where' })
  })

  test('a member saves an article and sees fewer of others', async ({ page }) => {
    await signUp(page)
    await page.goto('/techNews?category=cloud&page=1')
    await page.getByRole('button', { name: /^Save “Cold starts/ }).click()
    await expect(page.getByRole('button', { name: /^Remove “Cold starts/ })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: /^More about “Cold starts/ }).click()
    await page.getByRole('menuitem', { name: 'Fewer like this' }).click()
    await expect(page.getByText('You see fewer of')).toBeVisible()
    await page.goto('/techNews?show=saved')
    await expect(page.getByRole('link', { name: /^Cold starts/ })).toBeVisible()
    await page.getByRole('button', { name: 'Remove Cloggle, Cloud' }).click()
    await expect(page.getByText('You see fewer of')).toBeHidden()
  })

  test('without the news the built-in articles are shown silently; later pages say that they failed', async ({ page }) => {
    await page.goto('/blogs')
    let isBroken = true
    await page.route('**/graphql', (route) => (isBroken && route.request().postData()?.includes('TechNews') === true ? route.fulfill({ status: 500, body: '' }) : route.continue()))
    await page.getByRole('navigation').getByRole('link', { name: 'Tech News' }).first().click()
    await expect(page.getByRole('heading', { name: 'Efficient transformers for edge devices' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Articles' }).locator('article')).toHaveCount(3)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('drone')
    await expect(page.getByRole('alert')).toContainText('Failed to load articles.')
    isBroken = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('link', { name: /drone/i }).first()).toBeVisible()
  })

  test('an admin adds a source and sees how its fetch went; an editor writes an article', async ({ page }) => {
    await actAsAdmin(page)
    await page.goto('/admin/news-sources')
    await page.getByRole('button', { name: 'Add source' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('A source on this machine')
    await dialog.getByLabel('Address of the feed').fill('ftp://127.0.0.1/feed.xml')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('Enter an address that starts with https:// or http://.')).toBeVisible()
    await dialog.getByLabel('Address of the feed').fill('http://127.0.0.1/feed.xml')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'A source on this machine' })
    // The sources are read before their fetches: the list may have the message before the state.
    await expect(row).toContainText('Failed once', { timeout: 25_000 })
    await expect(row).toContainText('The address is not public.')
    await row.getByRole('button', { name: 'Delete A source on this machine' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(row).toBeHidden()

    await page.goto('/admin/news')
    await page.getByRole('button', { name: 'Write article' }).click()
    await page.getByLabel('Title').fill('Written in a journey')
    // What was typed survives a closed dialog.
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Write article' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Written in a journey')
    await page.getByLabel('Excerpt').fill('A short text.')
    await page.getByLabel('Text', { exact: true }).fill('A **long** text.')
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('link', { name: 'Written in a journey' }).click()
    await expect(page.locator('article strong')).toHaveText('long')
    await page.goto('/admin/news')
    await page.getByRole('button', { name: 'Hide “Written in a journey”' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Written in a journey' })).toContainText('Hidden')
    await page.goto('/techNews?q=journey')
    await expect(page.getByText('No articles found.')).toBeVisible()
  })
})
