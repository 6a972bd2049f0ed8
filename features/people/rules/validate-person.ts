import { asciiDomain } from './ascii-domain.ts'
import { isPlainLine, hasVisibleText } from '#platform/rules/visible-text.ts'

export const NAME_LENGTH = 80
export const EMAIL_LENGTH = 254
export const USERNAME_MIN = 3
export const USERNAME_MAX = 30
export const PASSWORD_MAX = 200

/** Usernames that are routes, roles or official names of the site. */
export const RESERVED_USERNAMES: ReadonlySet<string> = new Set(
  ('about account admin administrator api app assets auth blog blogs chat cloggle contact connections courses edit events ' +
    'everyone feed feeds forgot-password graphql health help home ideasubmission ideas images jobs leaderboard learn ' +
    'learner login logout me mentor messages metrics moderator new notifications null official openingpage owner people ' +
    'practice privacy profile readyz healthz reset-password robots root sampler search security settings signup site ' +
    'sitemap staff support switchprofile system tag team technews terms undefined user users verify-email webmaster you')
    .split(' '),
)

const ADDRESS = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/u

export const cleanName = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ')
export const cleanUsername = (text: string) => text.trim().toLowerCase()

/** An email address in one form: lower case, and the domain in ASCII, as mail servers know it. */
export function cleanEmail(text: string): string {
  const email = text.trim().normalize('NFC').toLowerCase()
  const at = email.lastIndexOf('@')
  return at === -1 ? email : `${email.slice(0, at)}@${asciiDomain(email.slice(at + 1))}`
}

const OFFICIAL_WORDS = /^(?:admins?|administrators?|mods?|moderators?|moderation|support|staff|team|official|security|system|help|helpdesk|the|of|and|by)$/
const LOOKS_LIKE: Record<string, string> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '|': 'l', $: 's', '@': 'a' }

/** Whether a name looks like the site or its team, also when it is written with similar signs. */
function isOfficialName(name: string): boolean {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const similar = plain.replace(/[0134570|$@]/g, (sign) => LOOKS_LIKE[sign]!)
  return [plain, similar, similar.replaceAll('l', 'i')].some((text) => {
    const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
    return /cloggle|cioggie/.test(words.join('')) || (words.length > 0 && words.every((word) => OFFICIAL_WORDS.test(word)))
  })
}

/** Returns what is wrong with a name as a sentence, or null if it is valid. */
export function validateName(text: string): string | null {
  const name = cleanName(text.slice(0, NAME_LENGTH * 4))
  if (name.length === 0) return 'Enter your name.'
  if (name.length > NAME_LENGTH) return `Keep your name to ${NAME_LENGTH} characters.`
  if (!isPlainLine(name)) return 'Use only letters, numbers and punctuation in your name.'
  if (!hasVisibleText(name)) return 'Use visible letters in your name.'
  if (isOfficialName(name)) return 'That name is reserved for the site’s team.'
  if (/\p{M}{4}/u.test(name)) return 'Use at most three accents on one letter.'
  return null
}

/** Returns what is wrong with the form of a username, or null. Only the server knows whether it is free. */
export function validateUsername(text: string): string | null {
  const username = cleanUsername(text.slice(0, 200))
  if (username.length === 0) return 'Choose a username.'
  if (!/^[a-z0-9-]*$/.test(username) || /^-|-$|--/.test(username)) {
    return 'Use letters a to z, numbers and single hyphens between them.'
  }
  if (username.length < USERNAME_MIN) return `Use at least ${USERNAME_MIN} characters.`
  if (username.length > USERNAME_MAX) return `Use at most ${USERNAME_MAX} characters.`
  if (RESERVED_USERNAMES.has(username) || isOfficialName(username)) return 'That username is reserved. Choose another.'
  return null
}

/** Returns what is wrong with the form of an email address, or null. */
export function validateEmail(text: string): string | null {
  const email = cleanEmail(text.slice(0, EMAIL_LENGTH + 100))
  if (email.length === 0) return 'Enter your email address.'
  if (email.length > EMAIL_LENGTH) return 'That email address is too long.'
  return ADDRESS.test(email) && !email.includes('..') ? null : 'Enter a valid email address.'
}

/** Suggests a username for a name: `zoe-da-silva` for `Zoë da Silva`. Empty if no usable letters are left. */
export function suggestUsername(name: string): string {
  const plain = name.slice(0, NAME_LENGTH).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '')
  let joined = (words[0] ?? '').slice(0, USERNAME_MAX)
  for (const word of words.slice(1)) {
    if (joined.length + 1 + word.length > USERNAME_MAX) break
    joined += `-${word}`
  }
  return validateUsername(joined) === null ? joined : ''
}
