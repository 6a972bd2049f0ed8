/**
 * Takes screenshots of pages at the three sizes and in both themes, and prints what the browser logged: `node tests/support/photos.ts
 * http://localhost:3000 <folder> / /blogs`. With `--opening` the opening screen runs.
 */
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { opening: { type: 'boolean' }, whole: { type: 'boolean' }, wait: { type: 'string', default: '400' } },
})
const [base = 'http://localhost:3000', folder = 'test-results/photos', ...paths] = positionals
await mkdir(folder, { recursive: true })
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })

for (const theme of ['light', 'dark'] as const) {
  for (const size of SIZES) {
    const context = await browser.newContext({ viewport: size, colorScheme: theme, hasTouch: size.width < 768 })
    const page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') console.log(`${page.url()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => console.log(`${page.url()}: ${error.message}`))
    if (!values.opening) {
      await page.addInitScript(() => {
        const now = new Date()
        const two = (value: number) => String(value).padStart(2, '0')
        localStorage.setItem('cloggle.opening', `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`)
      })
    }
    for (const path of paths.length === 0 ? ['/'] : paths) {
      await page.goto(base + path, { waitUntil: 'load' })
      await page.waitForTimeout(Number(values.wait))
      const name = `${path === '/' ? 'home' : path.slice(1).replaceAll(/\W+/g, '-')}-${size.width}-${theme}.png`
      await page.screenshot({ path: `${folder}/${name}`, fullPage: values.whole === true })
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (sideways > 0) console.log(`${path} at ${size.width}: scrolls sideways by ${sideways}`)
    }
    await context.close()
  }
}
await browser.close()
