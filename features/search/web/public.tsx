/** The public module of search: the button of the top bar with the command palette, and what a list without results offers. */
export { SearchSlot } from './SearchSlot.tsx'
export { openPalette } from './open-palette.ts'
export { SearchInstead } from './SearchInstead.tsx'
