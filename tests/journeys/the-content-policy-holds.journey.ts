import { test as plain, type Page } from '@playwright/test'
import { SCREEN_PATHS } from '../support/screen-paths.ts'
import { sample } from '../support/tour.ts'
import { actAsAdmin, expect, isLoaded, signUp, skipGreeting, test, waitForHydration } from '../support/journey.ts'

interface Watched {
  violations: string[]
  ran: boolean
}

/** From now on every page records policy violations. */
const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as unknown as Watched
    watched.violations = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => watched.violations.push(`${violatedDirective} ${blockedURI} ${sample}`))
  })

/** The compressed bytes of the scripts that the page has loaded. */
const scriptBytes = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').reduce((sum, one) => sum + (one.name.endsWith('.js') ? (one as PerformanceResourceTiming).encodedBodySize : 0), 0))

const violationsOn = (page: Page) => page.evaluate(() => (window as unknown as Watched).violations)

/** Opens every screen as the current user and waits until it is idle. */
async function openAll(page: Page): Promise<void> {
  await watchPolicy(page)
  for (const path of sample(SCREEN_PATHS)) {
    await page.goto(path)
    await isLoaded(page)
    expect.soft(await violationsOn(page), path).toEqual([])
  }
}

test.describe('The content policy blocks nothing of the site (requirement P-9)', () => {
  test.setTimeout(180_000)
  // Every journey watches the policy on its own pages; an admin can open all of them.
  test('on any screen', async ({ page }) => {
    await actAsAdmin(page)
    await openAll(page)
  })

  // Schemas are for forms. What runs before the entry would also try `eval`.
  test('pages without a form load no schemas, and few scripts', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    for (const path of ['/', '/blogs', '/practice', '/practice/two-sum', '/courses', '/events']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      // The workspace loads its editor.
      if (path !== '/practice/two-sum') expect.soft(await scriptBytes(page), path).toBeLessThan(150 * 1024)
    }
    expect(loaded.some((path) => path.startsWith('/assets/shared-'))).toBe(true)
    expect(loaded.filter((path) => path.startsWith('/assets/zod-'))).toEqual([])
  })

  test('in both editors, which add styles', async ({ page }) => {
    await watchPolicy(page)
    await signUp(page)
    await page.goto('/blogs/write')
    const text = page.getByRole('textbox', { name: 'Text' })
    await text.fill('Some words')
    await expect(text).toHaveCSS('white-space', 'break-spaces')
    await page.goto('/practice/two-sum')
    const code = page.locator('.cm-content')
    await code.waitFor()
    await expect(code).toHaveCSS('white-space', 'pre')
    await expect(page.locator('.cm-gutters')).toHaveCSS('display', 'flex')
    await code.focus()
    // Chromium adds a style attribute when it replaces styled text, which is refused: type after it instead.
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' # words')
    await expect(page.locator('.cm-line span').first()).not.toHaveCSS('color', await code.evaluate((element) => getComputedStyle(element).color))
    expect(await violationsOn(page)).toEqual([])
  })
})

plain('what somebody could put into a page does not run (requirement P-9)', async ({ page }) => {
  await page.addInitScript(skipGreeting)
  await watchPolicy(page)
  await waitForHydration(page)
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const bootScripts = /<script type="application\/json" id="page-scripts">.*?<\/script>(<script>.*?<\/script>)/s.exec(body)![1]!
    const injected =
      '<script>window.ran = true</script><script type="module">window.ran = true</script><img src="/nothing" onerror="window.ran = true">' +
      `<script src="data:text/javascript,window.ran=true"></script><script src="/favicon.svg"></script><style>h1 { display: none }</style>` +
      // The site's own script, which may run again, with a list of foreign files.
      `<script type="application/json" id="page-scripts">["../images/evil.js","https://evil.example/x.js"]</script>${bootScripts}`
    await route.fulfill({ response, body: body.replace('<div id="root">', `<div id="injected">${injected}</div><div id="root">`) })
  })
  const foreign: string[] = []
  page.on('request', (request) => void (/evil/.test(request.url()) && foreign.push(request.url())))
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => violationsOn(page)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^script-src-elem inline/), expect.stringMatching(/^script-src-attr inline/), expect.stringMatching(/^script-src-elem data/), expect.stringMatching(/^style-src-elem inline/)]),
  )
  expect(await page.evaluate(() => (window as unknown as Watched).ran)).toBeUndefined()
  expect(foreign).toEqual([])
})
