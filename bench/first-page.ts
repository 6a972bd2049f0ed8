import { chromium, type Browser } from '@playwright/test'
import config from '../playwright.config.ts'

export interface FirstPage {
  requests: number
  /** Bytes over the network, compressed with gzip. */
  bytes: number
  scripts: number
}

// What a page loads until the network is idle, including the image near the first screen.
const AT_REST_MS = 1_500

/** What a browser with an empty cache loads on a phone until the network is idle. */
export async function firstPages(urls: readonly string[]): Promise<FirstPage[]> {
  const browser = await chromium.launch(config.use?.launchOptions)
  try {
    const pages: FirstPage[] = []
    for (const url of urls) pages.push(await firstPage(browser, url))
    return pages
  } finally {
    await browser.close()
  }
}

async function firstPage(browser: Browser, url: string): Promise<FirstPage> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  const loaded = new Map<string, { isScript: boolean; bytes: number }>()
  network.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('http')) loaded.set(requestId, { isScript: type === 'Script', bytes: 0 })
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = loaded.get(requestId)
    if (request !== undefined) request.bytes = encodedDataLength
  })
  await network.send('Network.enable')
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(AT_REST_MS)
  await context.close()
  const requests = [...loaded.values()]
  const sum = (some: typeof requests) => some.reduce((bytes, request) => bytes + request.bytes, 0)
  return { requests: requests.length, bytes: sum(requests), scripts: sum(requests.filter(({ isScript }) => isScript)) }
}
