// Invisible characters, but for the two joiners that Persian and Indic names need.
const CONTROLS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u
// Letters by their kind, and yet nothing of them is seen: fillers, empty patterns, marks without a letter.
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{M}\s\u2800]/gu

/** What of a text is seen, without the spaces. */
export const visibleTextOf = (text: string): string => text.replace(UNSEEN, '')

/** Whether anything of a text can be seen. */
export const hasVisibleText = (text: string): boolean => visibleTextOf(text) !== ''

/** Whether a text is one line, with nothing in it that hides or turns the reading direction around. */
export const isPlainLine = (text: string): boolean => !CONTROLS.test(text)
