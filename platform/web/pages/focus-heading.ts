/** The heading of the page that is shown; home has one for visitors and one for members. */
export const shownHeading = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find((heading) => heading.checkVisibility()) ?? null

/** Focuses the heading of a page, so that screen readers announce it; without one, the main element. */
export function focusHeading(): void {
  const target = shownHeading() ?? document.querySelector<HTMLElement>('main')
  if (target === null) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
