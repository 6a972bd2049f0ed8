import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

/** What a program tries in its worker: each line of what it prints says what became of it. */
const ATTEMPTS = `function twoSum() {
  const tries = {
    storage: () => localStorage.setItem('theme', 'stolen'),
    cookies: () => document.cookie,
    'the page': () => parent.document.title,
    'a popup': () => open('/'),
    'the API': () => { const call = new XMLHttpRequest(); call.open('POST', 'ORIGIN/graphql', false); call.send('{}'); return call.status },
    'a script of the site': () => importScripts('ORIGIN/runner/1'),
  }
  for (const [name, attempt] of Object.entries(tries)) {
    try { attempt(); console.log(name + ': GOT IN') } catch (trouble) { console.log(name + ': refused') }
  }
  fetch('ORIGIN/graphql?by=fetch', { method: 'POST', body: '{}' }).catch(() => {})
  try { new WebSocket('ORIGIN/graphql'.replace('http', 'ws')) } catch {}
  try { indexedDB.open('mine') } catch {}
  return []
}`
const FLOOD = `function twoSum() {
  for (let at = 0; at < 1000000; at += 1) postMessage('{"says":"answer","id":1,"at":0,"value":"[2,3]"}')
  return []
}`

async function runs(page: Page, source: string) {
  await page.goto('/practice/two-sum')
  await page.locator('.cm-content').waitFor()
  await page.getByRole('button', { name: 'Plain text' }).click()
  await page.getByLabel('Language').selectOption('javascript')
  await page.getByRole('textbox', { name: /^Your code in/ }).fill(source)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  return page.getByRole('region', { name: 'Results of the run' })
}

test.describe('Hostile programs in the browser (requirement Q-6)', () => {
  test('one that tries storage, cookies, the page, popups, the API and scripts gets nowhere', async ({ browser, baseURL }) => {
    // What is refused is complained of in the console, so this is no page that has to be quiet.
    const context = await browser.newContext()
    await context.addInitScript(() => {
      try {
        localStorage.setItem('cloggle.opening', new Date().toLocaleDateString('sv'))
        localStorage.setItem('theme', 'light')
      } catch {
        // The frame has no storage.
      }
    })
    const page = await context.newPage()
    const asked: string[] = []
    page.on('requestfinished', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
    page.on('websocket', (socket) => asked.push(socket.url()))
    const results = await runs(page, ATTEMPTS.replaceAll('ORIGIN', baseURL!))
    await expect(results.getByText('storage: refused').first()).toBeVisible()
    const printed = await results.locator('pre', { hasText: 'storage: refused' }).first().textContent()
    expect(printed!.trim().split('\n')).toEqual(['storage', 'cookies', 'the page', 'a popup', 'the API', 'a script of the site'].map((name) => `${name}: refused`))
    await page.waitForTimeout(500)
    expect(asked.filter((one) => /POST|^ws/.test(one))).toEqual([])
    expect(asked.filter((one) => one === 'GET /runner/1')).toHaveLength(1)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
    expect(context.pages()).toHaveLength(1)
    await context.close()
  })

  test('the frame is no page of ours when it is opened by itself or put into another one', async ({ request }) => {
    const { 'content-security-policy': policy } = (await request.get('/runner/1')).headers()
    expect(policy).toContain('sandbox allow-scripts')
    expect(policy).toContain("connect-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy!.replace("'wasm-unsafe-eval'", '')).not.toMatch(/allow-same-origin|unsafe-/)
  })

  test('what a program leaves running ends with its run', async ({ page }) => {
    const results = await runs(page, 'function twoSum() {\n  globalThis.isLeft = true\n  setTimeout(() => { while (true); }, 200)\n  return []\n}')
    await expect(results.getByText('Wrong Answer').first()).toBeVisible()
    // Whoever loops says nothing, and so does Python while it is being loaded.
    const answers = () => Promise.all(page.workers().map((worker) => Promise.race([worker.evaluate(() => 'isLeft' in globalThis), page.waitForTimeout(500).then(() => 'silent')])))
    await expect.poll(answers, { timeout: 20_000 }).toEqual([false, false])
  })

  test('a million messages stop the program and not the page', async ({ page }) => {
    const results = await runs(page, FLOOD)
    await expect(results.getByText('The program sent so much that it was stopped.')).toBeVisible({ timeout: 15_000 })
    await page.getByRole('tab', { name: 'My submissions' }).click()
    await expect(page.getByText('Your submissions are kept with your account.')).toBeVisible()
  })
})
