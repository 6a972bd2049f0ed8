import { z } from 'zod'
import { cleanLine } from '#platform/rules/text.ts'
import { textSchema } from '#platform/rules/text-schema.ts'
import { hasVisibleText } from '#platform/rules/visible-text.ts'
import { withProtocol } from '#platform/rules/with-protocol.ts'
import { ASSIGNMENT_KINDS, ASSIGNMENT_TITLE_LENGTH, COMMENT_LENGTH, INSTRUCTIONS_LENGTH, LATE_RULES, MAX_FILES, MAX_POINTS, NOTE_LENGTH, USED_KINDS, WORK_LENGTH } from './assignment.ts'
import { ANNOUNCEMENT_LENGTH, GROUP_ABOUT_LENGTH, GROUP_NAME_LENGTH, INVITE_DAYS, MAX_LEARNERS, PARTS } from './group.ts'
import { NO_CODE, parseInviteCode } from './invite-code.ts'
import { FOLDER_LENGTH, MAX_VERSIONS, RESOURCE_KINDS, RESOURCE_TITLE_LENGTH, type ResourceKind } from './resource.ts'
import { CRITERION_LENGTH, MAX_CRITERIA, rubricPoints } from './rubric.ts'
import { TEMPLATE_NAME_LENGTH } from './template.ts'

export const NO_GROUP = 'We couldn’t find that group.'
export const NO_FILE = 'We couldn’t find that file. Attach it again.'
export const NO_ASSIGNMENT = 'We couldn’t find that assignment.'

const line = (name: string, maxLength: number, missing: string) =>
  z
    .string(missing)
    .max(maxLength * 4, `Keep ${name} to ${maxLength} characters.`)
    .transform(cleanLine)
    .refine(hasVisibleText, missing)
    .refine((text) => text.length <= maxLength, `Keep ${name} to ${maxLength} characters.`)

const whole = (name: string, max: number) => z.int(`Enter ${name} as a whole number.`).min(0, `Enter ${name} as a whole number.`).max(max, `Enter at most ${max}.`)

export const groupId = z.object({ id: z.uuid(NO_GROUP) })
/** The revision that a form was opened on; without it nothing is compared. */
const revision = z.int().min(1).nullish().transform((number) => number ?? null)

export const groupInput = groupId.extend({
  name: line('the name', GROUP_NAME_LENGTH, 'Enter a name for the group.'),
  about: textSchema({ name: 'the description', maxLength: GROUP_ABOUT_LENGTH }),
  revision,
})
export type GroupInput = z.output<typeof groupInput>
export const archiveInput = groupId.extend({ isArchived: z.boolean('Archived or not?') })
export const inviteInput = groupId.extend({
  days: z.literal(INVITE_DAYS, 'Choose how long the invite is valid.'),
  maxUses: z.int('Enter how many people may use the invite.').min(1, 'Enter how many people may use the invite.').max(MAX_LEARNERS, `Enter at most ${MAX_LEARNERS}.`),
})
export const inviteId = z.object({ id: z.uuid('We couldn’t find that invite.') })
export const codeInput = z.object({
  code: z.string(NO_CODE).transform((typed, context) => {
    const code = parseInviteCode(typed)
    if (code === null) context.addIssue({ code: 'custom', message: NO_CODE })
    return code ?? ''
  }),
})
export const invitationInput = groupId.extend({ username: line('the username', 60, 'Enter a username.').transform((name) => name.toLowerCase().replace(/^@/, '')), part: z.enum(PARTS, 'Choose learner or mentor.') })
export const answerInput = groupId.extend({ isAccepted: z.boolean('Accept or decline?') })
export const memberInput = groupId.extend({ person: z.uuid('We couldn’t find that person.') })
export const adoptInput = groupId.extend({ username: line('the username', 60, 'Enter a username.').transform((name) => name.toLowerCase()) })
export const attendanceInput = memberInput.extend({ dateId: z.uuid('We couldn’t find that date.'), isPresent: z.boolean('Did they come or not?') })
export const announcementInput = groupId.extend({ key: z.uuid(), text: textSchema({ name: 'the announcement', maxLength: ANNOUNCEMENT_LENGTH, requiredMessage: 'Write the announcement.' }) })

/** A text to show as members will see it. */
export const previewInput = z.object({ text: textSchema({ name: 'the text', maxLength: INSTRUCTIONS_LENGTH, requiredMessage: 'Write the text.' }) })

const LOCAL = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/

/** Whether the day of a local time exists, such as no February 30. */
function isRealDay(local: string): boolean {
  const [year = 0, month = 0, day = 0] = local.slice(0, 10).split('-').map(Number)
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const lastDay = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  return year >= 2000 && day <= lastDay
}

/** A date and time without a zone: it is due then in each learner's own. */
const localTime = z.string('Choose a date and time.').regex(LOCAL, 'Choose a date and time.').refine(isRealDay, 'Choose a day that exists.')

export const assignmentId = z.object({ id: z.uuid(NO_ASSIGNMENT) })
export const assignmentInput = groupId
  .extend({
    key: z.uuid(NO_ASSIGNMENT),
    kind: z.enum(ASSIGNMENT_KINDS, 'Choose what to assign.'),
    subject: z.uuid('Choose something to assign.').nullish().transform((id) => id ?? null),
    title: line('the title', ASSIGNMENT_TITLE_LENGTH, 'Enter a title.'),
    instructions: textSchema({ name: 'the instructions', maxLength: INSTRUCTIONS_LENGTH }),
    due: localTime.nullish().transform((due) => due ?? null),
    lateRule: z.enum(LATE_RULES, 'Choose what happens to late work.'),
    latePoints: whole('the points that late work loses', MAX_POINTS),
    points: whole('the points', MAX_POINTS),
    criteria: z
      .array(z.object({ id: z.uuid(NO_ASSIGNMENT), text: line('the criterion', CRITERION_LENGTH, 'Describe each criterion.'), points: whole('the points', MAX_POINTS).min(1, 'Each criterion needs at least 1 point.') }))
      .max(MAX_CRITERIA, `A rubric has at most ${MAX_CRITERIA} criteria.`)
      .nullish()
      .transform((criteria) => criteria ?? []),
    files: z
      .array(z.uuid(NO_FILE))
      .max(MAX_FILES, `Attach at most ${MAX_FILES} files.`)
      .nullish()
      .transform((files) => [...new Set(files ?? [])]),
    revision,
  })
  .refine(({ criteria }) => rubricPoints(criteria) <= MAX_POINTS, { path: ['criteria'], message: `Enter at most ${MAX_POINTS} points in all.` })
  .refine(({ lateRule, latePoints, points, criteria }) => lateRule === 'refused' || latePoints <= (criteria.length === 0 ? points : rubricPoints(criteria)), { path: ['latePoints'], message: 'Late work can’t lose more points than there are.' })
  .refine(({ kind, subject }) => (kind === 'text') === (subject === null), { path: ['subject'], message: 'Choose something to assign.' })
  .refine(({ kind, files }) => kind === 'text' || files.length === 0, { path: ['files'], message: 'Only texts can have files.' })
export type AssignmentInput = z.output<typeof assignmentInput>

/** Names the version of the work that was read; without it nothing is compared. */
const seenVersion = z.string().max(60).nullish().transform((version) => version ?? null)

export const workInput = assignmentId.extend({
  text: textSchema({ name: 'your text', maxLength: WORK_LENGTH }),
  file: z.uuid('We couldn’t find that file.').nullish().transform((id) => id ?? null),
  version: seenVersion,
})
export type WorkInput = z.output<typeof workInput>
export const learnerInput = assignmentId.extend({ person: z.uuid('We couldn’t find that person.') })
export const returnInput = learnerInput.extend({
  points: whole('the points', MAX_POINTS).nullish().transform((points) => points ?? null),
  marks: z
    .array(z.object({ criterion: z.uuid('We couldn’t find that criterion.'), points: whole('the points', MAX_POINTS) }))
    .max(MAX_CRITERIA)
    .nullish()
    .transform((marks) => marks ?? []),
  comment: textSchema({ name: 'the comment', maxLength: COMMENT_LENGTH }),
  isToRevise: z.boolean().nullish().transform((isToRevise) => isToRevise ?? false),
  version: seenVersion,
})
export type ReturnInput = z.output<typeof returnInput>
export const NO_NOTE = 'We couldn’t find that note.'
export const noteKey = z.object({ key: z.uuid(NO_NOTE) })
export const noteInput = learnerInput.extend({ key: z.uuid(NO_NOTE), text: textSchema({ name: 'the note', maxLength: NOTE_LENGTH, requiredMessage: 'Write the note.' }) })
export type NoteInput = z.output<typeof noteInput>
export const extendInput = learnerInput.extend({ due: localTime.nullish().transform((due) => due ?? null) })
export const subjectsInput = z.object({ kind: z.enum(['problem', 'lesson', 'quiz', 'course', 'blog'], 'Choose what to look for.'), q: z.string().max(200).transform(cleanLine) })

const MAX_KEYS = 500
const keyList = z.array(z.string().max(200)).max(MAX_KEYS, `Ask about at most ${MAX_KEYS} things.`)
export const subjectUses = z.object({ kind: z.enum(USED_KINDS, 'Choose a kind.'), keys: keyList, kept: keyList.nullish().transform((kept) => kept ?? null) })
export type SubjectUses = z.output<typeof subjectUses>

export const templateId = z.object({ id: z.uuid('We couldn’t find that template.') })
export const templateInput = groupId.extend({ key: z.uuid('We couldn’t find that template.'), name: line('the name', TEMPLATE_NAME_LENGTH, 'Enter a name.') })
export const applyInput = groupId.extend({
  key: z.uuid('We couldn’t find that template.'),
  template: z.uuid('Choose a template.'),
  firstDue: z.iso.date('Choose a day that exists.').refine((day) => day >= '2000', 'Choose a day that exists.'),
})
export type ApplyInput = z.output<typeof applyInput>

export const resourceId = z.object({ id: z.uuid('We couldn’t find that resource.') })
const folderName = z.string().max(FOLDER_LENGTH * 4).transform(cleanLine).refine((text) => text.length <= FOLDER_LENGTH, `Keep the folder to ${FOLDER_LENGTH} characters.`)
export const restoreInput = resourceId.extend({ version: z.int().min(1).max(MAX_VERSIONS) })
export const moveInput = resourceId.extend({ folder: folderName })
const MISSING_CONTENT: Record<ResourceKind, string> = { link: 'Enter the address.', file: 'Choose a file.', blog: 'Choose a blog.', lesson: 'Choose a lesson.', problem: 'Choose a problem.' }
export const resourceInput = groupId
  .extend({
    key: z.uuid('We couldn’t find that resource.'),
    folder: folderName,
    kind: z.enum(RESOURCE_KINDS, 'Choose a kind.'),
    title: line('the title', RESOURCE_TITLE_LENGTH, 'Enter a title.'),
    url: z
      .string()
      .max(2_000, 'This address is too long.')
      .transform((text) => withProtocol(text.trim()))
      .pipe(z.url({ protocol: /^https?$/, hostname: /./, normalize: true, error: 'Enter an address such as https://example.org.' }))
      .nullish()
      .transform((url) => url ?? null),
    subject: z.uuid('Choose something.').nullish().transform((id) => id ?? null),
    file: z.uuid('Choose a file.').nullish().transform((id) => id ?? null),
    version: z.int().min(0).max(MAX_VERSIONS).nullish().transform((version) => version ?? null),
  })
  .superRefine(({ kind, url, subject, file }, { addIssue }) => {
    if ((kind === 'link' ? url : kind === 'file' ? file : subject) === null) addIssue({ code: 'custom', path: [kind === 'link' ? 'url' : kind === 'file' ? 'file' : 'subject'], message: MISSING_CONTENT[kind] })
  })
export type ResourceInput = z.output<typeof resourceInput>

/** A search in the names of groups, and the page of its results. */
export const overseenInput = z.object({
  find: z.string().max(200, 'Use at most 200 characters.').nullish().transform((text) => (text ?? '').trim()),
  page: z.int().min(1).max(10_000).nullish().transform((page) => page ?? 1),
})
