import { expect, test } from '#tests/support/journey.ts'

test('S-7 a page over the rate limit shows an error page, and Retry opens it later', async ({ page }) => {
  let answer: Awaited<ReturnType<typeof page.goto>> = null
  // More searches than a network may make in a minute.
  await expect(async () => {
    const words = Array.from({ length: 60 }, (_, n) => `/blogs?q=often-${n}-${Math.random()}`)
    await Promise.all(words.map((path) => page.request.get(path)))
    answer = await page.goto('/blogs?q=once-more')
    expect(answer!.status()).toBe(429)
  }).toPass({ timeout: 30_000 })
  expect(answer!.headers()['retry-after']).toMatch(/^\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’re busy')
  await expect(page).toHaveTitle('One moment · Cloggle')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeAttached()
  await page.route('**/graphql', (route) => route.fulfill({ json: { data: { blogs: { items: [], next: null }, popularTags: [] } } }))
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('No blogs available.')).toBeVisible()
})
