import { z } from 'zod'
import { cleanLine, cleanText } from '#platform/rules/text.ts'
import { cleanName, NAME_LENGTH, nameFault } from '#features/people/rules/person-faults.ts'
import {
  ABOUT_LENGTH,
  ADDRESS_LENGTH,
  COMPANY_LENGTH,
  DESCRIPTION_LENGTH,
  FILL_ALL_FIELDS,
  HEADLINE_LENGTH,
  LABEL_LENGTH,
  LOCATION_LENGTH,
  MOST_STARS,
  PERIOD_LENGTH,
  PROFILE_FIELDS,
  REPOSITORY_NAME_LENGTH,
  repositoryAddress,
  ROLE_LENGTH,
  type ProfileField,
} from './profile.ts'
import { LEVELS, SECTIONS } from '#features/people/rules/sections.ts'

const under = (what: string, length: number) => `Please keep ${what} under ${length} characters.`

const line = (what: string, length: number) =>
  z
    .string(`${what} is a line of text.`)
    .max(length * 8, under(what, length))
    .transform(cleanLine)
    .refine((text) => text.length <= length, under(what, length))

const filled = (what: string, length: number) => line(what, length).refine((text) => text !== '', FILL_ALL_FIELDS)

const id = z.uuid('We could not find that.')
const revision = z.int('A revision is a whole number.').min(0, 'A revision is not negative.').max(1_000_000_000)

const FIELDS = {
  name: z
    .string('Please enter your name.')
    .max(NAME_LENGTH * 4, under('your name', NAME_LENGTH))
    .transform(cleanName)
    .superRefine((text, context) => {
      const message = nameFault(text)
      if (message !== null) context.addIssue({ code: 'custom', message })
    }),
  headline: line('your headline', HEADLINE_LENGTH),
  location: line('your location', LOCATION_LENGTH),
  about: z
    .string('This is text.')
    .max(ABOUT_LENGTH * 8, under('this', ABOUT_LENGTH))
    .transform(cleanText)
    .refine((text) => text.length <= ABOUT_LENGTH, under('this', ABOUT_LENGTH)),
} satisfies Record<ProfileField, z.ZodType>

/** One field of oneself: what it shall be, and what it was when the edit began. */
export const fieldForm = z
  .object({
    field: z.enum(PROFILE_FIELDS, 'There is no such field.'),
    text: z.string('This is text.'),
    before: z.string('This is text.').max(ABOUT_LENGTH * 8, under('this', ABOUT_LENGTH)),
  })
  .transform((form, context) => {
    const result = FIELDS[form.field].safeParse(form.text)
    if (result.success) return { field: form.field, text: result.data, before: form.before }
    context.addIssue({ code: 'custom', path: ['text'], message: result.error.issues[0]!.message })
    return z.NEVER
  })

/** The id is made by the browser, so that sending it twice adds it once; revision 0 is a new one. */
export const experienceForm = z.object({
  id,
  revision,
  company: filled('the company', COMPANY_LENGTH),
  role: filled('the role', ROLE_LENGTH),
  period: filled('the period', PERIOD_LENGTH),
})
export type ExperienceForm = z.output<typeof experienceForm>

const count = (what: string) =>
  z.int(`${what} are a whole number.`).min(0, `${what} are not negative.`).max(MOST_STARS, `So many ${what.toLowerCase()} nobody has.`)

export const repositoryForm = z.object({
  id,
  revision,
  name: line('the name', REPOSITORY_NAME_LENGTH).refine((text) => text !== '', 'Please enter a name.'),
  url: z
    .string('An address is a line of text.')
    .max(ADDRESS_LENGTH, under('the address', ADDRESS_LENGTH))
    .transform((text, context) => {
      const address = repositoryAddress(text)
      if (address === null) context.addIssue({ code: 'custom', message: 'An address begins with http:// or https://.' })
      return address ?? ''
    }),
  description: line('the description', DESCRIPTION_LENGTH),
  stars: count('Stars'),
  forks: count('Forks'),
})
export type RepositoryForm = z.output<typeof repositoryForm>

export const labelForm = z.object({ label: line('a technology', LABEL_LENGTH).refine((text) => text !== '', 'Please name a technology.') })

export const idForm = z.object({ id })
export const avatarForm = z.object({ imageId: id.nullish().transform((image) => image ?? null) })

export const visibilityForm = z.object({
  section: z.enum(SECTIONS, 'There is no such section.'),
  level: z.enum(LEVELS, 'A section is for everybody, for members, for followers or for yourself.'),
})

export const importForm = z.object({
  account: z
    .string('Please enter a GitHub account.')
    .max(200, 'That is no GitHub account.')
    .transform((text) => text.trim().replace(/^(?:https?:\/\/)?(?:www\.)?github\.com\//i, '').replace(/^@/, '').replace(/\/$/, ''))
    .refine((text) => text !== '', 'Please enter a GitHub account.')
    .refine((text) => /^[a-z\d](?:-?[a-z\d]){0,38}$/i.test(text), 'That is no GitHub account: letters, digits and single hyphens.'),
})

/** What an address names: a username or an id. */
export const profileKey = z.string().min(1).max(100)
