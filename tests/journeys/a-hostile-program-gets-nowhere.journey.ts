import type { Page } from '@playwright/test'
import { RUNNER_PATH } from '#features/practice/rules/runner.ts'
import { expect, test } from '../support/journey.ts'

/** What a program attempts in its worker, which it reaches from Python; it prints one line per attempt. */
const HOSTILE = `import js
from pyodide.code import run_js

def calls():
    call = js.XMLHttpRequest.new()
    call.open('POST', 'ORIGIN/graphql', False)
    call.send('{}')

def two_sum(numbers, target):
    tries = {
        'storage': lambda: js.localStorage.setItem('theme', 'stolen'),
        'cookies': lambda: js.document.cookie,
        'the page': lambda: js.parent.document.title,
        'a popup': lambda: js.open('/'),
        'the API': calls,
        'a script of the site': lambda: js.importScripts('ORIGIN${RUNNER_PATH}'),
        'a script of its own': lambda: run_js('1'),
    }
    for name, attempt in tries.items():
        try:
            attempt()
            print(name + ': GOT IN')
        except BaseException:
            print(name + ': refused')
    for attempt in (lambda: js.fetch('ORIGIN/graphql?by=fetch'), lambda: js.WebSocket.new('ORIGIN/graphql'.replace('http', 'ws')), lambda: js.indexedDB.open('mine')):
        try:
            attempt()
        except BaseException:
            pass
    return []
`
const FLOOD = `import js
def two_sum(numbers, target):
    for _ in range(1000000):
        js.postMessage('{"type":"answer","id":1,"at":0,"value":"[2,3]"}')
`
const EVERYTHING = 'fetch postMessage requestAnimationFrame importScripts document localStorage self window parent Worker XMLHttpRequest WebSocket WebAssembly indexedDB caches crypto process require'

async function runs(page: Page, language: 'python' | 'javascript', source: string) {
  await page.goto('/practice/two-sum')
  await page.locator('.cm-content').waitFor()
  await page.locator('.cm-content').focus()
  await page.keyboard.press('F2')
  await page.getByLabel('Language').selectOption(language)
  await page.getByRole('textbox', { name: /^Your code in/ }).fill(source)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  return page.getByRole('region', { name: 'Run results' })
}

test.describe('Malicious programs in the browser (requirement Q-6)', () => {
  test('a program that changes Python does not break the next one', { tag: '@audit' }, async ({ page }) => {
    const right = 'def two_sum(numbers, target):\n    seen = {}\n    for at, number in enumerate(numbers):\n        if target - number in seen:\n            return [seen[target - number], at]\n        seen[number] = at\n    return []\n'
    const results = await runs(page, 'python', `import json, builtins\njson.dumps = lambda value: '{}'\nbuiltins.enumerate = None\n${right}`)
    await expect(results.getByText('0 of 3 samples passed')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('textbox', { name: /^Your code in/ }).fill(right)
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(results.getByText('3 of 3 samples passed')).toBeVisible({ timeout: 30_000 })
  })

  test('a program has no access to storage, cookies, the page, popups, the API and scripts', async ({ browser, baseURL }) => {
    // Refused attempts write to the console, so this page may not be checked for a quiet console.
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
    const requests: string[] = []
    page.on('requestfinished', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
    page.on('websocket', (socket) => requests.push(socket.url()))
    const results = await runs(page, 'python', HOSTILE.replaceAll('ORIGIN', baseURL!))
    await expect(results.getByText('storage: refused').first()).toBeVisible({ timeout: 45_000 })
    const printed = await results.locator('pre', { hasText: 'storage: refused' }).first().textContent()
    const names = ['storage', 'cookies', 'the page', 'a popup', 'the API', 'a script of the site', 'a script of its own']
    expect(printed!.trim().split('\n')).toEqual(names.map((name) => `${name}: refused`))
    await page.waitForTimeout(500)
    expect(requests.filter((line) => /POST|^ws|by=fetch/.test(line))).toEqual([])
    expect(requests.filter((line) => line.startsWith(`GET ${baseURL}${RUNNER_PATH}`))).toHaveLength(1)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
    expect(context.pages()).toHaveLength(1)
    await context.close()
  })

  test('the frame belongs to no page when it is opened by itself or embedded elsewhere', async ({ request }) => {
    const { 'content-security-policy': policy } = (await request.get(RUNNER_PATH)).headers()
    expect(policy).toContain('sandbox allow-scripts')
    expect(policy).toContain("connect-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy!.replace("'wasm-unsafe-eval'", '')).not.toMatch(/allow-same-origin|unsafe-/)
  })

  test('JavaScript has only the language, without modules', async ({ page }) => {
    const results = await runs(
      page,
      'javascript',
      `function twoSum() {\n  console.log(${JSON.stringify(EVERYTHING.split(' '))}.filter((name) => typeof globalThis[name] !== 'undefined').length, 'of the browser')\n` +
        "  import('data:text/javascript,1').catch(() => console.log('nobody hears this'))\n  return []\n}",
    )
    await expect(results.locator('pre', { hasText: 'of the browser' }).first()).toHaveText('0 of the browser')
  })

  const FILLS = [
    ['javascript', 'const all = []\nfunction twoSum() {\n  for (;;) all.push(new Array(100000).fill(7))\n}', 'function twoSum() { return [1, 2] }'],
    ['python', 'def two_sum(numbers, target):\n    all = []\n    while True:\n        all.append([7] * 100000)\n', 'def two_sum(numbers, target):\n    return [1, 2]\n'],
    ['python', 'all = []\ndef two_sum(numbers, target):\n    while True:\n        few = []\n        all.append(few)\n        for at in range(1000):\n            few.append((at, len(all)))\n', 'def two_sum(numbers, target):\n    return [1, 2]\n'],
  ] as const
  for (const [at, [language, fills, next]] of FILLS.entries()) {
    test(`a program that fills the memory in ${language} is stopped with a message, and the page keeps working (${at + 1})`, { tag: language === 'python' ? '@audit' : [] }, async ({ page }) => {
      const results = await runs(page, language, fills)
      // On a busy machine the time may end before the memory is full; the tests of the judge check which limit it is.
      await expect(results.getByRole('listitem').locator('summary')).toHaveText([/(Memory|Time) Limit Exceeded/, /Not run/, /Not run/], { timeout: 40_000 })
      await page.getByRole('textbox', { name: /^Your code in/ }).fill(next)
      await page.getByRole('button', { name: 'Run', exact: true }).click()
      await expect(results.getByText('Wrong Answer').first()).toBeVisible({ timeout: 20_000 })
    })
  }

  test('the memory of one Python program does not count against the next', { tag: '@audit' }, async ({ page }) => {
    const results = await runs(page, 'python', 'sieve = [0] * 30000000\ndef two_sum(numbers, target):\n    return [len(sieve), 1]\n')
    for (let time = 1; ; time += 1) {
      await expect(results.getByRole('listitem').locator('summary')).toHaveText([/Wrong Answer/, /Wrong Answer/, /Wrong Answer/], { timeout: 40_000 })
      if (time === 4) break
      await page.getByRole('textbox', { name: /^Your code in/ }).press('Control+Enter')
      await expect(results).toBeHidden()
    }
  })

  const PRINTS = [
    ['javascript', 'function twoSum() {\n  for (;;) console.log("more")\n}'],
    ['python', 'def two_sum(numbers, target):\n    while True:\n        print("more")\n'],
  ] as const
  for (const [language, prints] of PRINTS) {
    test(`endless output in ${language} is cut off with a message`, { tag: language === 'python' ? '@audit' : [] }, async ({ page }) => {
      test.slow()
      const results = await runs(page, language, prints)
      await expect(results.getByRole('listitem').locator('summary')).toHaveText([/Output Limit Exceeded/, /Not run/, /Not run/], { timeout: 90_000 })
    })
  }

  test('a million messages stop the program but not the page', { tag: '@audit' }, async ({ page }) => {
    const results = await runs(page, 'python', FLOOD)
    await expect(results.getByText('Too much output, stopped.')).toBeVisible({ timeout: 45_000 })
    await page.getByRole('tab', { name: 'Submissions' }).click()
    await expect(page.getByText('Log in to see your submissions.')).toBeVisible()
  })
})
