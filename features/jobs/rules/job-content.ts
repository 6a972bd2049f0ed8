import { z } from 'zod'
import { cleanLine } from '#platform/rules/text.ts'
import { textSchema } from '#platform/rules/text-schema.ts'
import { hasVisibleText } from '#platform/rules/visible-text.ts'
import { distinctSkills } from '#features/people/rules/skills.ts'
import { COMPANY_LENGTH, DESCRIPTION_LENGTH, EMPLOYMENTS, LEVELS, LOCATION_LENGTH, MAX_JOB_SKILLS, ROLE_LENGTH, SKILL_LENGTH, type Employment, type Level } from './jobs.ts'
import { CURRENCIES, lowSalaryProblem, MAX_AMOUNT, MINIMUM_FIRST, PERIODS, type Salary } from './salary.ts'

/** What the poster of a job writes. */
export interface JobContent {
  company: string
  role: string
  location: string
  /** Markdown. */
  description: string
  skills: string[]
  level: Level
  employment: Employment
  /** Null: not stated. */
  salary: Salary | null
  /** Null: people apply on this site. */
  applyUrl: string | null
  logoId: string | null
}

const line = (name: string, maxLength: number) => {
  const missing = `Enter ${name}.`
  return z
    .string(missing)
    .max(maxLength * 4, `Keep ${name} to ${maxLength} characters.`)
    .transform(cleanLine)
    .refine(hasVisibleText, missing)
    .refine((text) => text.length <= maxLength, `Keep ${name} to ${maxLength} characters.`)
}

const amount = z.int('Enter a whole number.').min(0, 'Enter a positive number.').max(MAX_AMOUNT, 'Enter a smaller number.')
const salaryInput = z
  .object({
    min: amount,
    max: amount,
    currency: z.enum(CURRENCIES, 'Choose a currency.'),
    period: z.enum(PERIODS, 'Choose a period.'),
  })
  .superRefine((salary, { addIssue }) => {
    const message = salary.min > salary.max ? MINIMUM_FIRST : lowSalaryProblem(salary)
    if (message !== null) addIssue({ code: 'custom', message, path: ['min'] })
  })

const NOT_AN_ADDRESS = 'Enter an address that starts with https:// or http://.'
const applyUrl = z
  .string()
  .max(500, 'This address is too long.')
  .nullish()
  .transform((url) => url?.trim() || null)
  .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: NOT_AN_ADDRESS }).nullable())

export const jobContentInput = z.object({
  company: line('the company', COMPANY_LENGTH),
  role: line('the role', ROLE_LENGTH),
  location: line('the location', LOCATION_LENGTH),
  description: textSchema({ name: 'the description', maxLength: DESCRIPTION_LENGTH, requiredMessage: 'Describe the job.' }),
  skills: z
    .array(z.string().max(SKILL_LENGTH * 4, `Keep each skill to ${SKILL_LENGTH} characters.`).transform(cleanLine).refine((skill) => skill.length <= SKILL_LENGTH, `Keep each skill to ${SKILL_LENGTH} characters.`))
    .max(100, `A job has at most ${MAX_JOB_SKILLS} skills.`)
    .transform(distinctSkills)
    .refine((skills) => skills.length >= 1, 'Add at least one skill.')
    .refine((skills) => skills.length <= MAX_JOB_SKILLS, `A job has at most ${MAX_JOB_SKILLS} skills.`),
  level: z.enum(LEVELS, 'Choose a level.'),
  employment: z.enum(EMPLOYMENTS, 'Choose an employment type.'),
  salary: salaryInput.nullish().transform((salary) => salary ?? null),
  applyUrl,
  logoId: z.uuid('We couldn’t find that logo.').nullish().transform((id) => id ?? null),
}) satisfies z.ZodType<JobContent>

/** The fields whose change is reviewed again, because they decide whether a job is what it says. */
const ESSENTIAL = ['company', 'role', 'location', 'description', 'salary', 'applyUrl'] as const

/** The value of a field as text. The database gives the parts of a salary in another order than the form. */
const comparable = ({ salary, ...content }: JobContent, field: (typeof ESSENTIAL)[number]): string | null =>
  field !== 'salary' ? content[field] : salary === null ? null : JSON.stringify([salary.min, salary.max, salary.currency, salary.period])

/** The essential fields that differ between two editions of a job. */
export const essentialChanges = (before: JobContent, after: JobContent): (typeof ESSENTIAL)[number][] =>
  ESSENTIAL.filter((field) => comparable(before, field) !== comparable(after, field))

/** The names of essential fields on the screen. */
export const FIELD_LABELS: Record<(typeof ESSENTIAL)[number], string> = {
  company: 'Company',
  role: 'Role',
  location: 'Location',
  description: 'Description',
  salary: 'Salary',
  applyUrl: 'Link for applications',
}
