import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { findOverflow } from './find-overflow.ts'

/** Checks the page as it is: axe finds nothing, and nothing is wider than the window at three widths. */
export async function isFit(page: Page): Promise<void> {
  // Toasts and dialogs fade in.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)).toEqual([])
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // The navigation takes a moment to narrow.
    await expect.poll(() => page.evaluate(findOverflow)).toEqual([])
  }
}
