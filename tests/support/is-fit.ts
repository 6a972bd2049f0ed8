import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { findOverflow } from './find-overflow.ts'

/** Checks the page as it is: axe finds nothing, and nothing is wider than the window at three widths. */
export async function isFit(page: Page): Promise<void> {
  // Toasts and dialogs fade in.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)).toEqual([])
  await fitsWidths(page)
}

/** Checks that nothing is wider than the window at each width. */
export async function fitsWidths(page: Page, widths: readonly number[] = [320, 820, 1440]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // The navigation takes a moment to narrow.
    await expect.poll(() => page.evaluate(findOverflow), { message: `${page.url()} at ${width}` }).toEqual([])
  }
}
