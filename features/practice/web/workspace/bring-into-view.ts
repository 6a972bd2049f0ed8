/** Shows what came of a press where it lies outside of what one sees, as on a phone; the place above the tab bar is kept free by its class. */
export const bringIntoView = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' })
