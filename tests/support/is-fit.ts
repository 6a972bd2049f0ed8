import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { findOverflow } from './find-overflow.ts'
import { isLoaded } from './journey.ts'

/** What axe finds on the page as it is. Only colors depend on the theme, so `colors` is enough for the second one. */
export async function violationsOf(page: Page, rules: 'all' | 'colors' = 'all'): Promise<string[]> {
  // Toasts and dialogs fade in.
  await page.evaluate(() => {
    // Those that follow the scroll position never finish.
    const fading = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)
    return Promise.allSettled(fading.map(({ finished }) => finished))
  })
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules === 'all' ? axe : axe.withRules(['color-contrast'])).analyze()
  return violations.flatMap(({ id, nodes }) => {
    // A day of the calendar is named by its date and number of events; the events in it are links with names of their own.
    const found = id === 'label-content-name-mismatch' ? nodes.filter(({ html }) => !html.startsWith('<td ')) : nodes
    return found.length === 0 ? [] : [`${page.url()} ${id}: ${found.map((node) => node.html.slice(0, 120)).join(' | ')}`]
  })
}

/** Waits for the content of the page and checks that axe finds nothing, in light and in dark. */
export async function isQuiet(page: Page): Promise<void> {
  await isLoaded(page)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect.soft(await violationsOf(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await violationsOf(page, 'colors')).toEqual([])
}

/** Checks the page as it is: axe finds nothing, and nothing is wider than the window at three widths. */
export async function isFit(page: Page): Promise<void> {
  expect.soft(await violationsOf(page)).toEqual([])
  await fitsWidths(page)
}

/** Checks that nothing is wider than the window at each width. */
export async function fitsWidths(page: Page, widths: readonly number[] = [320, 820, 1440]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // The navigation takes a moment to narrow.
    await expect.configure({ soft: true }).poll(() => page.evaluate(findOverflow), { message: `${page.url()} at ${width}` }).toEqual([])
  }
}
