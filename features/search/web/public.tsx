/** The public module of search: the button of the top bar with the command palette. */
export { SearchSlot } from './SearchSlot.tsx'
export { openPalette } from './open-palette.ts'
