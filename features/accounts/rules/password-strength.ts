import { PASSWORD_MAX } from '#features/people/rules/validate-person.ts'

export const PASSWORD_MIN = 12

/** The person's own names, which a password must not consist of. */
export interface OwnNames {
  username?: string
  email?: string
  name?: string
}

export type Strength = 0 | 1 | 2 | 3 | 4

const NONE: ReadonlySet<string> = new Set()

/** Returns what is wrong with a password as a sentence, or null if it is valid. `common` is the list of refused passwords. */
export function validatePassword(password: string, own: OwnNames = {}, common = NONE): string | null {
  if (password.length > PASSWORD_MAX) return `Use at most ${PASSWORD_MAX} characters.`
  if ([...password].length < PASSWORD_MIN) return `Use at least ${PASSWORD_MIN} characters. A short phrase works well.`
  const plain = password.toLowerCase()
  if (new Set(plain).size < 5) return 'Use more different characters.'
  if (isCommon(plain, common)) return 'That password is too common. Choose another.'
  const words = [own.username, own.email?.split('@')[0], own.name].filter((word) => word !== undefined && word.length >= 4)
  if (words.some((word) => isMostly(plain, word!.toLowerCase()))) {
    return 'That password is too close to your name. Choose another.'
  }
  return null
}

function isCommon(plain: string, common: ReadonlySet<string>): boolean {
  const letters = plain.replace(/[^a-z]/g, '')
  const half = plain.slice(0, Math.floor(plain.length / 2))
  return common.has(plain) || common.has(letters) || (plain === half + half && common.has(half))
}

const isMostly = (plain: string, word: string) => plain.includes(word) && plain.length - word.length < 6

/** The strength of a password from 0 to 4, for the meter beside the field. Length counts most. */
export function passwordStrength(password: string, own: OwnNames = {}, common = NONE): Strength {
  if (password === '') return 0
  if (validatePassword(password, own, common) !== null) return 1
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length
  const bits = [...password].length * 3 + kinds * 4 + new Set(password).size
  return bits >= 80 ? 4 : bits >= 60 ? 3 : 2
}
