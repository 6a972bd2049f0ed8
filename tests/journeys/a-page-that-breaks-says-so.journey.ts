import type { Page } from '@playwright/test'
import { expect, OBSERVE_REQUESTS, test, waitForHydration } from '../support/journey.ts'

/** Bug reports that reach the server, with its responses. */
function reports(page: Page): { sent: object[]; statuses: number[] } {
  const seen = { sent: [] as object[], statuses: [] as number[] }
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/bugs')) return
    seen.sent.push(response.request().postDataJSON() as object)
    seen.statuses.push(response.status())
  })
  return seen
}

test.use(OBSERVE_REQUESTS)

test.describe('Errors in the browser (requirements S-7, P-32)', () => {
  test('a page that throws keeps the navigation, sends one report and shows its ID', async ({ page }) => {
    const seen = reports(page)
    // Before hydration a press would load the document, and the intercepted request would not be sent.
    await page.goto('/about')
    await page.route('**/graphql', (route) => route.fulfill({ json: { data: { blogs: null } } }))
    await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Blogs', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/If you contact us at help@cloggle\.test, mention this ID: [0-9a-f-]{36}/)
    await expect(page.getByRole('link', { name: 'help@cloggle.test' })).toHaveAttribute('href', 'mailto:help@cloggle.test')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('main')).toContainText(/mention this ID: [0-9a-f-]{36}/)
    expect(seen.statuses).toEqual([202])
    expect(seen.sent).toEqual([
      { message: expect.stringContaining('TypeError: '), stack: expect.stringContaining('/assets/'), path: '/blogs', build: expect.stringMatching(/^entry.*\.js$/) },
    ])
    await page.unroute('**/graphql')
    await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'About', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible()
  })

  test('errors outside of React are reported, at most five per page, and no refusals', async ({ context }) => {
    // A page of its own: the pages of other journeys fail on thrown errors.
    const page = await context.newPage()
    const seen = reports(page)
    await waitForHydration(page)
    await page.goto('/about')
    // Errors before hydration are not reported.
    await page.waitForFunction(() => 'isAlive' in window)
    await page.evaluate(() => {
      void Promise.reject(new DOMException('called off', 'AbortError'))
      for (let count = 0; count < 8; count++) void Promise.reject(new Error(`promise ${count}`))
      setTimeout(() => { throw new Error('promise 0') })
    })
    await expect.poll(() => seen.statuses).toEqual([202, 202, 202, 202, 202])
    await page.waitForTimeout(300)
    const messages = seen.sent.map((report) => (report as { message: string }).message)
    expect(new Set(messages).size).toBe(5)
    expect(messages.filter((message) => !/^Error: promise \d$/.test(message))).toEqual([])
  })
})
