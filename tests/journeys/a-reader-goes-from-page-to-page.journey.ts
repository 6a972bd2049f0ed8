import { expect, test } from '../support/journey.ts'

const BLOG = '/blog/why-gradient-descent-zigzags-and-what-momentum-does-about-it'

test.describe('Navigation (requirement S-6)', () => {
  test('a link under the pointer is prefetched once, and pressing it sends no further request', async ({ page }) => {
    await page.goto(BLOG, { waitUntil: 'networkidle' })
    let requestCount = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql') && request.postData()?.includes('"operationName":"BlogList"') === true) requestCount += 1
    })
    const link = page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Blogs', exact: true })
    await link.hover()
    await expect.poll(() => requestCount).toBe(1)
    await link.click()
    await expect(page.getByRole('heading', { name: 'Blogs', level: 1 })).toBeFocused()
    expect(requestCount).toBe(1)
  })

  test('pages cross-fade, except with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addInitScript(() => {
      const counted = window as unknown as { fades: number }
      counted.fades = 0
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        counted.fades += 1
        return start(update)
      }
    })
    const fades = () => page.evaluate(() => (window as unknown as { fades: number }).fades)
    const go = async (name: string) => {
      await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    }
    await page.goto('/about')
    await go('Blogs')
    expect(await fades()).toBe(1)
    await page.getByRole('link', { name: 'Trending' }).click()
    await expect(page).toHaveURL(/sort=trending/)
    expect(await fades()).toBe(1)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await go('Home')
    expect(await fades()).toBe(1)
  })

  test('the next page of a list starts at its heading, changing the order keeps the focus, and so does typing a search', async ({ page }) => {
    await page.goto('/blogs')
    const heading = page.getByRole('heading', { name: 'Blogs', level: 1 })
    await page.getByRole('link', { name: 'More blogs' }).click()
    await expect(page).toHaveURL(/after=/)
    await expect(heading).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    const trending = page.getByRole('link', { name: 'Trending' })
    await trending.press('Enter')
    await expect(trending).toHaveAttribute('aria-current', 'true')
    await expect(trending).toBeFocused()
    const box = page.getByRole('searchbox', { name: 'Search blogs' })
    await box.pressSequentially('momentum')
    await expect(page).toHaveURL(/q=momentum/)
    await expect(box).toBeFocused()
    await page.getByRole('button', { name: 'Clear search' }).press('Enter')
    await expect(page).not.toHaveURL(/q=/)
    await expect(box).toBeFocused()
  })

  test('offline a link shows an error page, which loads when the connection is back', async ({ page, context }) => {
    await page.goto('/blogs')
    await context.setOffline(true)
    await page.locator('[data-tip="Toggle theme"]').hover()
    await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'About', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'You seem to be offline', level: 1 })).toBeFocused()
    await expect(page).toHaveURL(/\/about$/)
    await expect(page).toHaveTitle(/^Offline/)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible()
  })

  test('an image has the size that the screen needs, and the text a readable column', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(BLOG)
    const picture = page.locator('article .prose img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('/small.webp')
    const cover = page.locator('article header img')
    expect(await cover.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('/small.webp')
    await page.setViewportSize({ width: 1024, height: 800 })
    expect((await page.locator('article .prose').boundingBox())!.width).toBeGreaterThan(500)
  })
})
