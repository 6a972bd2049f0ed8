import { fold } from '#platform/rules/words.ts'

/** British endings and words, as American ones. The result need not be a word: both sides of a comparison are changed alike. */
const SPELLINGS: readonly (readonly [british: RegExp, american: string])[] = [
  [/isation(s?)\b/g, 'ization$1'],
  [/is(e|ed|es|er|ers|ing)\b/g, 'iz$1'],
  [/([a-z]{2})our(s|ed|ing|hood|ly)?\b/g, '$1or$2'],
  [/\b(cent|met|fib)re(s?)\b/g, '$1er$2'],
  [/ll(ed|ing)\b/g, 'l$1'],
  [/lys(e|ed|es|ing)\b/g, 'lyz$1'],
  [/\bgrey/g, 'gray'],
]

/** A text as it is searched: words in lower case without accents, in American spelling, separated by one space; hyphens and slashes are spaces. */
export function searchText(text: string): string {
  const words = fold(text).replaceAll(/['’]/g, '').replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ').trim()
  return SPELLINGS.reduce((result, [british, american]) => result.replaceAll(british, american), words)
}

/** Whether two words differ by one letter that is missing, added or replaced, or by two that are swapped. */
export function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return one === other
  let begin = 0
  while (begin < one.length && one[begin] === other[begin]) begin += 1
  const [rest, otherRest] = [one.slice(begin), other.slice(begin)]
  if (rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1)) return true
  return rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2)
}
