import type { Nodes } from 'hast'

/** More than a sign or a number is put in parentheses. */
const grouped = (text: string) => (/^[\p{L}\p{M}\d.]*$/u.test(text) ? text : `(${text})`)
const RAISED = charactersOf('0123456789+−-=()in', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁱⁿ')
const LOWERED = charactersOf('0123456789+−-=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ')

function charactersOf(plain: string, small: string): ReadonlyMap<string, string> {
  const characters = [...small]
  return new Map([...plain].map((one, at) => [one, characters[at]!]))
}

/** In small characters if there is one for each, else after a sign. */
const small = (text: string, characters: ReadonlyMap<string, string>, sign: string) =>
  text === '' ? '' : [...text].every((one) => characters.has(one)) ? [...text].map((one) => characters.get(one)!).join('') : `${sign}${grouped(text)}`
const raised = (text: string) => small(text.replaceAll(' ', ''), RAISED, '^')
const lowered = (text: string) => small(text.replaceAll(' ', ''), LOWERED, '_')

/** Accents as characters that combine with the letter before them. */
const ACCENTS: Record<string, string> = { '^': '\u0302', 'ˆ': '\u0302', '~': '\u0303', '˜': '\u0303', 'ˉ': '\u0304', '¯': '\u0304', '‾': '\u0304', '˙': '\u0307', '¨': '\u0308', '⃗': '\u20D7', '→': '\u20D7' }
const accented = (base: string, above: string) => ([...base].length === 1 && ACCENTS[above] !== undefined ? (base + ACCENTS[above]).normalize('NFC') : base + raised(above))

const RELATION = /^[=≈≠<>≤≥∈∉→←↦⇒∼≪≫≡∝]$/u

/** How an element of MathML reads in a line, by its parts. */
const READ: Record<string, (parts: string[]) => string> = {
  mfrac: ([above = '', below = '']) => `${grouped(above)}/${grouped(below)}`,
  msqrt: (parts) => `√${grouped(parts.join(''))}`,
  mroot: ([inside = '', degree = '']) => `${grouped(inside)}^(1/${degree})`,
  mo: (parts) => (RELATION.test(parts.join('')) ? ` ${parts.join('')} ` : parts.join('') === ',' ? ', ' : parts.join('')),
  mover: ([base = '', above = '']) => accented(base.trim(), above.trim()),
  msup: ([base = '', above = '']) => base + raised(above),
  msub: ([base = '', below = '']) => base + lowered(below),
  msubsup: ([base = '', below = '', above = '']) => base + lowered(below) + raised(above),
  munder: ([base = '', below = '']) => base + lowered(below),
  munderover: ([base = '', below = '', above = '']) => base + lowered(below) + raised(above),
  mtr: (parts) => `${parts.join(', ')}; `,
  mtable: (parts) => parts.join('').replace(/; $/, ''),
  mspace: () => ' ',
}

/** A formula in MathML as one line: `\frac{x^2}{n + 1}` reads `(x^2)/(n+1)`. */
export function formulaText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const parts = node.children.map(formulaText)
  const read = node.type === 'element' ? READ[node.tagName] : undefined
  const text = read?.(parts) ?? parts.join('')
  return node.type === 'element' && node.tagName === 'math' ? text.replace(/ {2,}/g, ' ').trim() : text
}
