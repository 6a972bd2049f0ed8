// Invisible characters except the two joiners that Persian and Indic names need.
const CONTROLS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u
// Characters that Unicode classifies as letters or marks but that are invisible: fillers, empty patterns, marks without a letter.
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{M}\s\u2800]/gu

/** The visible characters of a text, without spaces. */
export const visibleTextOf = (text: string): string => text.replace(UNSEEN, '')

/** Whether a text has any visible characters. */
export const hasVisibleText = (text: string): boolean => visibleTextOf(text) !== ''

/** Whether a text is one line without characters that hide text or reverse its direction. */
export const isPlainLine = (text: string): boolean => !CONTROLS.test(text)
