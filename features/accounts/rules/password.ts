import { z } from 'zod'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { PASSWORD_MAX } from './person.ts'

export const PASSWORD_MIN = 12

/** What a password must not be made of: the person's own names. */
export interface OwnWords {
  username?: string
  email?: string
  name?: string
}

/** The first thing that is wrong with a password, as a sentence, or null when it will do. */
export function passwordFault(password: string, own: OwnWords = {}): string | null {
  if (password.length > PASSWORD_MAX) return `A password has at most ${PASSWORD_MAX} characters.`
  if ([...password].length < PASSWORD_MIN) return `A password has at least ${PASSWORD_MIN} characters. A few words are fine.`
  const plain = password.toLowerCase()
  if (new Set(plain).size < 5) return 'That password repeats too few characters.'
  if (isCommon(plain)) return 'That password is one of the first that anybody would try.'
  const words = [own.username, own.email?.split('@')[0], own.name].filter((word) => word !== undefined && word.length >= 4)
  if (words.some((word) => remainsLittle(plain, word!.toLowerCase()))) {
    return 'That password is mostly your own name. Please choose another.'
  }
  return null
}

function isCommon(plain: string): boolean {
  const letters = plain.replace(/[^a-z]/g, '')
  const halves = plain.slice(0, Math.floor(plain.length / 2))
  return COMMON_PASSWORDS.has(plain) || COMMON_PASSWORDS.has(letters) || (plain === halves + halves && COMMON_PASSWORDS.has(halves))
}

const remainsLittle = (plain: string, word: string) => plain.includes(word) && plain.length - word.length < 6

/** How strong a password is, 0 to 4, for the meter beside the field: length counts most, variety a little. */
export function passwordStrength(password: string, own: OwnWords = {}): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0
  if (passwordFault(password, own) !== null) return 1
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length
  const bits = [...password].length * 3 + kinds * 4 + new Set(password).size
  return bits >= 80 ? 4 : bits >= 60 ? 3 : 2
}

/** A new password; its fitness beside the person's own names is checked by the use case. */
export const newPassword = z
  .string('Please choose a password.')
  .max(PASSWORD_MAX * 4, `A password has at most ${PASSWORD_MAX} characters.`)
  .superRefine((password, context) => {
    const fault = passwordFault(password)
    if (fault !== null) context.addIssue({ code: 'custom', message: fault })
  })

/** A password as given at login: anything of bearable length. */
export const givenPassword = z.string('Please enter your password.').max(PASSWORD_MAX * 4, 'That password is too long.')
