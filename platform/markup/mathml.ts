/** Where the letters and digits of an alphabet begin in Unicode: capital and small Latin, digits, capital and small Greek. */
type Alphabet = readonly [capital: number, small: number, digit?: number | undefined, greekCapital?: number, greekSmall?: number]

const ALPHABETS: Readonly<Record<string, Alphabet>> = {
  bold: [0x1d400, 0x1d41a, 0x1d7ce, 0x1d6a8, 0x1d6c2],
  italic: [0x1d434, 0x1d44e, undefined, 0x1d6e2, 0x1d6fc],
  'bold-italic': [0x1d468, 0x1d482, undefined, 0x1d71c, 0x1d736],
  script: [0x1d49c, 0x1d4b6],
  'bold-script': [0x1d4d0, 0x1d4ea],
  fraktur: [0x1d504, 0x1d51e],
  'double-struck': [0x1d538, 0x1d552, 0x1d7d8],
  'bold-fraktur': [0x1d56c, 0x1d586],
  'sans-serif': [0x1d5a0, 0x1d5ba, 0x1d7e2],
  'bold-sans-serif': [0x1d5d4, 0x1d5ee, 0x1d7ec, 0x1d756, 0x1d770],
  'sans-serif-italic': [0x1d608, 0x1d622],
  'sans-serif-bold-italic': [0x1d63c, 0x1d656, undefined, 0x1d790, 0x1d7aa],
  monospace: [0x1d670, 0x1d68a, 0x1d7f6],
}

/** Letters that Unicode had before it added their alphabets. */
const EARLIER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  italic: { h: 'ℎ' },
  script: { B: 'ℬ', E: 'ℰ', F: 'ℱ', H: 'ℋ', I: 'ℐ', L: 'ℒ', M: 'ℳ', R: 'ℛ', e: 'ℯ', g: 'ℊ', o: 'ℴ' },
  fraktur: { C: 'ℭ', H: 'ℌ', I: 'ℑ', R: 'ℜ', Z: 'ℨ' },
  'double-struck': { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' },
}

function styledLetter(letter: string, variant: string): string {
  const early = EARLIER[variant]?.[letter]
  if (early !== undefined) return early
  const [capital, small, digit, greekCapital, greekSmall] = ALPHABETS[variant]!
  const code = letter.codePointAt(0)!
  const from = (start: number | undefined, first: number) => (start === undefined ? letter : String.fromCodePoint(start + code - first))
  if (letter >= 'A' && letter <= 'Z') return from(capital, 0x41)
  if (letter >= 'a' && letter <= 'z') return from(small, 0x61)
  if (letter >= '0' && letter <= '9') return from(digit, 0x30)
  if (letter >= 'Α' && letter <= 'Ω') return from(greekCapital, 0x391)
  if (letter >= 'α' && letter <= 'ω') return from(greekSmall, 0x3b1)
  return letter
}

const STYLED = /<(m[inos]|mtext) mathvariant="([a-z-]+)">([^<&]+)<\/\1>/g
const ENTITY = String.raw`&(?:#\w+|\w+);`
/** A sign after the beginning of a group, a separator, a relation or another operator. */
const SIGN = new RegExp(String.raw`(<mo(?: [^>]*)?>(?:[([{⟨|,;:=≠<>≤≥≈≡∝∼∈→↦⇒←±+⋅·×∗*/−-]|${ENTITY})</mo>(?:<mspace[^>]*></mspace>)?)<mo>([−+±-])</mo>`, 'g')

/**
 * The MathML of KaTeX as browsers draw it right. They know no `mathvariant` besides `normal`, so bold, double-struck and other letters become the
 * characters of Unicode; and the sign of a negative number is a prefix, without the space of a subtraction.
 */
export const portableMathml = (markup: string): string =>
  markup
    .replace(STYLED, (whole, name: string, variant: string, text: string) =>
      variant in ALPHABETS ? `<${name}>${Array.from(text, (letter) => styledLetter(letter, variant)).join('')}</${name}>` : whole,
    )
    .replace(SIGN, '$1<mo form="prefix">$2</mo>')
