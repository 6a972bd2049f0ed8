import { isPlainLine, hasVisibleText } from './visible-text.ts'

// The joiners are part of names and hidden in addresses; the ideographic full stop is a dot of domain names.
const JOINERS = /[\u200c\u200d]/g
const ADDRESS = /[@/\\:]|www\.|\S\.[\p{L}\p{M}\p{N}-]{2}|\p{N}\.\p{N}/iu

/**
 * How a mail begins. A name that may be read as an address is left out: whoever registers chooses a name, and could have it mailed to
 * anybody together with our links.
 */
export function greeting(name: string): string {
  const plain = name.normalize('NFKC').replace(JOINERS, '').replaceAll('。', '.')
  return hasVisibleText(plain) && isPlainLine(name) && !ADDRESS.test(plain) ? `Hello ${name},` : 'Hello,'
}
