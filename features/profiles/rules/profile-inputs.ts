import { z } from 'zod'
import { cleanLine, cleanText } from '#platform/rules/text.ts'
import { cleanName, NAME_LENGTH, validateName } from '#features/people/rules/validate-person.ts'
import {
  ABOUT_LENGTH,
  ADDRESS_LENGTH,
  COMPANY_LENGTH,
  DESCRIPTION_LENGTH,
  FILL_ALL_FIELDS,
  HEADLINE_LENGTH,
  LABEL_LENGTH,
  LOCATION_LENGTH,
  MAX_STARS,
  PERIOD_LENGTH,
  PROFILE_FIELDS,
  REPOSITORY_NAME_LENGTH,
  repositoryAddress,
  ROLE_LENGTH,
  type ProfileField,
} from './profile.ts'
import { LEVELS, SECTIONS } from '#features/people/rules/sections.ts'

const under = (what: string, length: number) => `Keep ${what} under ${length} characters.`

const line = (what: string, length: number) =>
  z
    .string(`Enter ${what} as one line of text.`)
    .max(length * 8, under(what, length))
    .transform(cleanLine)
    .refine((text) => text.length <= length, under(what, length))

const filled = (what: string, length: number) => line(what, length).refine((text) => text !== '', FILL_ALL_FIELDS)

const id = z.uuid('We couldn’t find that.')
const revision = z.int('The revision must be a whole number.').min(0, 'The revision can’t be negative.').max(1_000_000_000)

const FIELDS = {
  name: z
    .string('Enter your name.')
    .max(NAME_LENGTH * 4, under('your name', NAME_LENGTH))
    .transform(cleanName)
    .superRefine((text, context) => {
      const message = validateName(text)
      if (message !== null) context.addIssue({ code: 'custom', message })
    }),
  headline: line('your headline', HEADLINE_LENGTH),
  location: line('your location', LOCATION_LENGTH),
  about: z
    .string('Enter text.')
    .max(ABOUT_LENGTH * 8, under('this', ABOUT_LENGTH))
    .transform(cleanText)
    .refine((text) => text.length <= ABOUT_LENGTH, under('this', ABOUT_LENGTH)),
} satisfies Record<ProfileField, z.ZodType>

/** One field of oneself: what it shall be, and what it was when the edit began. */
export const fieldInput = z
  .object({
    field: z.enum(PROFILE_FIELDS, 'This field doesn’t exist.'),
    text: z.string('Enter text.'),
    before: z.string('Enter text.').max(ABOUT_LENGTH * 8, under('this', ABOUT_LENGTH)),
  })
  .transform((form, context) => {
    const result = FIELDS[form.field].safeParse(form.text)
    if (result.success) return { field: form.field, text: result.data, before: form.before }
    context.addIssue({ code: 'custom', path: ['text'], message: result.error.issues[0]!.message })
    return z.NEVER
  })

/** The id is made by the browser, so that sending it twice adds it once; revision 0 is a new one. */
export const experienceInput = z.object({
  id,
  revision,
  company: filled('the company', COMPANY_LENGTH),
  role: filled('the role', ROLE_LENGTH),
  period: filled('the period', PERIOD_LENGTH),
})
export type ExperienceInput = z.output<typeof experienceInput>

const count = (what: string) =>
  z.int(`${what} must be a whole number.`).min(0, `${what} can’t be negative.`).max(MAX_STARS, `That’s too many ${what.toLowerCase()}.`)

export const repositoryInput = z.object({
  id,
  revision,
  name: line('the name', REPOSITORY_NAME_LENGTH).refine((text) => text !== '', 'Enter a name.'),
  url: z
    .string('Enter a URL.')
    .max(ADDRESS_LENGTH, under('the URL', ADDRESS_LENGTH))
    .transform((text, context) => {
      const address = repositoryAddress(text)
      if (address === null) context.addIssue({ code: 'custom', message: 'URLs must start with http:// or https://.' })
      return address ?? ''
    }),
  description: line('the description', DESCRIPTION_LENGTH),
  stars: count('Stars'),
  forks: count('Forks'),
})
export type RepositoryInput = z.output<typeof repositoryInput>

export const labelInput = z.object({ label: line('a technology', LABEL_LENGTH).refine((text) => text !== '', 'Enter a technology.') })

export const idInput = z.object({ id })
export const avatarInput = z.object({ imageId: id.nullish().transform((image) => image ?? null) })

export const visibilityInput = z.object({
  section: z.enum(SECTIONS, 'This section doesn’t exist.'),
  level: z.enum(LEVELS, 'Choose everyone, members, followers or only you.'),
})

export const importInput = z.object({
  account: z
    .string('Enter a GitHub username.')
    .max(200, 'Enter a valid GitHub username.')
    .transform((text) => text.trim().replace(/^(?:https?:\/\/)?(?:www\.)?github\.com\//i, '').replace(/^@/, '').replace(/\/$/, ''))
    .refine((text) => text !== '', 'Enter a GitHub username.')
    .refine((text) => /^[a-z\d](?:-?[a-z\d]){0,38}$/i.test(text), 'GitHub usernames have letters, numbers and single hyphens.'),
})

/** What an address names: a username or an id. */
export const profileKey = z.string().min(1).max(100)
