import { expect, test } from '../support/journey.ts'

/** A sheet of A4 between its margins, in CSS pixels. */
const PAPER = { width: 718, height: 1047 }

for (const [what, path] of [['a blog', '/blog/why-gradient-descent-zigzags-and-what-momentum-does-about-it'], ['a problem', '/practice/two-sum'], ['a profile', '/profile/jun-park']]) {
  test(`${what} prints its text alone, and nothing is cut off or covered`, async ({ page }) => {
    await page.goto(path!)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
    await page.setViewportSize(PAPER)
    const faults = () =>
      page.evaluate(() => {
        const visible = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => element.checkVisibility())
        const isCut = (element: Element) => element.closest('main') !== null && element.getBoundingClientRect().right > innerWidth + 1
        const covers = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position)
        const isControl = (element: Element) => element.matches('.button, [role=tab], header nav, aside nav')
        return visible.filter((element) => isCut(element) || covers(element) || isControl(element)).map((element) => element.outerHTML.slice(0, 120))
      })
    await expect.poll(faults).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
