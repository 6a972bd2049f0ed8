const ENDINGS = ['icians', 'ician', 'ists', 'ical', 'ist', 'ics', 'ing', 'ies', 'ry', 'es', 's', 'y']
const SHORTEST = 5

/**
 * The beginning that a word shares with its relatives: `statist` for statistics and statisticians, `engineer` for engineering. A word whose rest would be
 * shorter than five letters stays whole.
 */
export function stemOf(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST)
  return ending === undefined ? word : word.slice(0, -ending.length)
}
