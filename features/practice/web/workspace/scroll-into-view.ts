/** Scrolls to a result that is outside of the view, as on a phone. Its class keeps it clear of the tab bar. */
export const scrollIntoView = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' })
