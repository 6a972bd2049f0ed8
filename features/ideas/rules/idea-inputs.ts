import { z } from 'zod'
import { cleanLine } from '#platform/rules/text.ts'
import { textSchema } from '#platform/rules/text-schema.ts'
import { hasVisibleText } from '#platform/rules/visible-text.ts'
import { email } from '#features/people/rules/person.ts'
import {
  DECISION_LENGTH, DESCRIPTION_LENGTH, FILL_IN, MAX_LINKS, MAX_ROLES, MISSING, ROLE_LENGTH, SORTS, STATUSES, TASK_LENGTH, TASK_STATES, TITLE_LENGTH,
} from './idea.ts'
import { SHOWN } from './paths.ts'

const NAME_LENGTH = 80
const UNKNOWN = 'We couldn’t find that idea.'

const line = (name: string, maxLength: number, missing: string) =>
  z
    .string(missing)
    .max(maxLength * 4, `Keep ${name} to ${maxLength} characters.`)
    .transform(cleanLine)
    .refine(hasVisibleText, missing)
    .refine((text) => text.length <= maxLength, `Keep ${name} to ${maxLength} characters.`)

const title = (missing: string) => line('the title', TITLE_LENGTH, missing)
const description = (requiredMessage: string) => textSchema({ name: 'the description', maxLength: DESCRIPTION_LENGTH, requiredMessage })

/** The number of an idea: its time of submission in milliseconds. */
const number = z.string(UNKNOWN).regex(/^[1-9]\d{0,15}$/, UNKNOWN).transform(Number)
export const ideaNumber = z.object({ id: number })

/** The browser makes the key, so that an idea that is sent twice is stored once. People don't see `website`: programs that fill it in are ignored. */
export const ideaInput = z.object({
  key: z.uuid(UNKNOWN),
  name: line('your name', NAME_LENGTH, FILL_IN),
  email: z.string(FILL_IN).refine(hasVisibleText, FILL_IN).pipe(email),
  title: title(FILL_IN),
  description: description(FILL_IN),
  website: z.string().max(2_000).nullish().transform((text) => text ?? ''),
})
export type IdeaInput = z.output<typeof ideaInput>

export const linkInput = z.object({
  label: line('the label', 80, 'Enter a label for the link.'),
  url: z
    .string('Enter the address of the link.')
    .max(2_000, 'This address is too long.')
    .transform((text) => text.trim())
    .pipe(z.url({ protocol: /^https?$/, hostname: /./, normalize: true, error: 'Enter an address that starts with https:// or http://.' })),
})
export type IdeaLink = z.output<typeof linkInput>

export const editInput = ideaNumber.extend({
  revision: z.int('The revision must be a whole number.').min(0),
  title: title(MISSING.title),
  description: description(MISSING.description),
  rolesWanted: z.array(line('each role', ROLE_LENGTH, 'Enter a role.')).max(MAX_ROLES, `List at most ${MAX_ROLES} roles.`).transform((roles) => [...new Set(roles)]),
  links: z.array(linkInput).max(MAX_LINKS, `Add at most ${MAX_LINKS} links.`),
})
export type EditInput = z.output<typeof editInput>

export const statusInput = ideaNumber.extend({ status: z.enum(STATUSES, 'Choose a status.') })
export const voteInput = ideaNumber.extend({ isVoted: z.boolean('Voted or not?') })
export const mergeInput = ideaNumber.extend({ into: number })
export const confirmInput = z.object({ secret: z.string().max(100) })
export const waitingIdeaInput = z.object({ key: z.uuid(UNKNOWN) })
export const similarInput = z.object({ title: z.string().max(TITLE_LENGTH * 4).transform(cleanLine) })

const taskId = z.uuid('We couldn’t find that task.')
export const taskInput = ideaNumber.extend({
  key: taskId,
  title: line('the task', TASK_LENGTH, 'Enter a task.'),
  state: z.enum(TASK_STATES, 'Choose a column.'),
  position: z.number('Choose a place.').min(-1e9).max(1e9),
})
export type TaskInput = z.output<typeof taskInput>
export const moveTaskInput = taskInput.omit({ title: true })
export const renameTaskInput = taskInput.pick({ id: true, key: true, title: true })
export const takeTaskInput = ideaNumber.extend({ key: taskId, isTaken: z.boolean('Taken or not?') })
export const taskKey = ideaNumber.extend({ key: taskId })
export const decisionInput = ideaNumber.extend({
  key: z.uuid('We couldn’t find that decision.'),
  text: textSchema({ name: 'a decision', maxLength: DECISION_LENGTH, requiredMessage: 'Write down the decision.' }),
})

const NO_PAGE = 'This page of the list no longer exists.'
export const listInput = z.object({
  q: z.string().max(200, 'Use at most 200 characters.').nullish().transform((text) => text?.trim() || null),
  status: z.enum(STATUSES).nullish().transform((status) => status ?? null),
  sort: z.enum(SORTS).nullish().transform((sort) => sort ?? 'newest'),
  show: z.enum(SHOWN).nullish().transform((show) => show ?? null),
  /** The votes and the number of the last idea before the page. */
  after: z.string(NO_PAGE).regex(/^\d{1,9}_[1-9]\d{0,15}$/, NO_PAGE).nullish().transform((after) => after ?? null),
})
export type ListInput = z.output<typeof listInput>
