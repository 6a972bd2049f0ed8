import { z } from 'zod'

export const NAME_LENGTH = 80
export const EMAIL_LENGTH = 254
export const USERNAME_MIN = 3
export const USERNAME_MAX = 30
export const PASSWORD_MAX = 200

/** Names that are routes, roles or voices of the house, and so cannot be a person's. */
export const RESERVED_USERNAMES: ReadonlySet<string> = new Set(
  ('about account admin administrator api app assets auth blog blogs chat cloggle contact connections courses edit events ' +
    'everyone feed feeds forgot-password graphql health help home ideasubmission ideas images jobs leaderboard learn ' +
    'learner login logout me mentor messages metrics moderator new notifications null official openingpage owner people ' +
    'practice privacy profile readyz healthz reset-password robots root sampler search security settings signup site ' +
    'sitemap staff support switchprofile system tag team technews terms undefined user users verify-email webmaster you')
    .split(' '),
)

// Invisible characters, but for the two joiners that Persian and Indic names need.
const controls = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u

/** A person's name as others see it: one line, no invisible characters. */
export const personName = z
  .string('Please enter your name.')
  .max(NAME_LENGTH * 4, `Please keep your name under ${NAME_LENGTH} characters.`)
  .transform((text) => text.normalize('NFC').trim().replace(/\s+/g, ' '))
  .refine((text) => text.length > 0, 'Please enter your name.')
  .refine((text) => text.length <= NAME_LENGTH, `Please keep your name under ${NAME_LENGTH} characters.`)
  .refine((text) => !controls.test(text), 'Please use only letters, digits and punctuation in your name.')
  .refine((text) => !/\p{M}{4}/u.test(text), 'Please use at most three marks on one letter.')

export const username = z
  .string('Please choose a username.')
  .max(100, `A username has at most ${USERNAME_MAX} characters.`)
  .transform((text) => text.trim().toLowerCase())
  .refine((text) => text.length >= USERNAME_MIN, `A username has at least ${USERNAME_MIN} characters.`)
  .refine((text) => text.length <= USERNAME_MAX, `A username has at most ${USERNAME_MAX} characters.`)
  .refine(
    (text) => /^[a-z0-9-]*$/.test(text) && !/^-|-$|--/.test(text),
    'A username has letters a to z, digits and single hyphens between them.',
  )
  .refine((text) => !RESERVED_USERNAMES.has(text), 'That username is reserved. Please choose another.')

/** An e-mail address, in lower case. Whether it exists is shown by the mail that we send to it. */
export const email = z
  .string('Please enter your e-mail address.')
  .max(EMAIL_LENGTH + 100, 'That e-mail address is too long.')
  .transform((text) => text.trim().toLowerCase())
  .refine((text) => text.length > 0, 'Please enter your e-mail address.')
  .refine((text) => text.length <= EMAIL_LENGTH, 'That e-mail address is too long.')
  .refine(
    (text) => /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text) && !text.includes('..'),
    'That does not look like an e-mail address.',
  )
