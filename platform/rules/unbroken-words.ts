/** Longer words may break, so that they never make a page scroll sideways. */
const MAX_LENGTH = 20

interface Part {
  text: string
  /** Whether it is one word that must not break at its hyphen. */
  isWhole: boolean
}

/** A title in parts: words with a single character before or after a hyphen, such as `Add-K` and `N-Gram`, stay in one line. */
export function unbrokenWords(title: string): Part[] {
  const parts: Part[] = []
  for (const text of title.split(/(\s+)/)) {
    const isWhole = text.length <= MAX_LENGTH && text.split('-').length > 1 && text.split('-').some((part) => /^[^\p{L}\p{N}]*[\p{L}\p{N}][^\p{L}\p{N}]*$/u.test(part))
    const last = parts.at(-1)
    if (last !== undefined && !isWhole && !last.isWhole) last.text += text
    else if (text !== '') parts.push({ text, isWhole })
  }
  return parts
}
