import { isPlainLine, hasVisibleText } from './visible-text.ts'

// Zero-width joiners are part of some names and can hide in addresses; the ideographic full stop works as a dot in domain names.
const JOINERS = /[\u200c\u200d]/g
const ADDRESS = /[@/\\:]|www\.|\S\.[\p{L}\p{M}\p{N}-]{2}|\p{N}\.\p{N}/iu

/**
 * The first line of an email. A name that could be read as an address is left out: otherwise anyone could register with a link as a name
 * and have it emailed to others.
 */
export function greeting(name: string): string {
  const plain = name.normalize('NFKC').replace(JOINERS, '').replaceAll('。', '.')
  return hasVisibleText(plain) && isPlainLine(name) && !ADDRESS.test(plain) ? `Hello ${name},` : 'Hello,'
}
