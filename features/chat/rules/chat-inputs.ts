import { z } from 'zod'
import { textSchema } from '#platform/rules/text-schema.ts'
import { cleanLine } from '#platform/rules/text.ts'
import { GROUP_NAME_LENGTH, MAX_MEMBERS, MESSAGE_LENGTH, REACTIONS, WHO_MAY_WRITE } from './chat.ts'

const id = z.uuid('We couldn’t find that message.')
const conversationId = z.uuid('We couldn’t find that conversation.')
const personId = z.uuid('We couldn’t find that person.')
const text = textSchema({ name: 'a message', maxLength: MESSAGE_LENGTH, requiredMessage: 'Write something first.' })
const name = z.string().max(GROUP_NAME_LENGTH * 4).transform(cleanLine).refine((name) => name.length <= GROUP_NAME_LENGTH, `Keep the name to ${GROUP_NAME_LENGTH} characters.`)

export const conversationInput = z.object({ id: conversationId })
/** The id is made by the browser: a message that is sent twice is one message. */
export const sendInput = z.object({ id, conversationId, text, replyTo: id.nullish().transform((replyTo) => replyTo ?? null) })
export const editInput = z.object({ id, text })
export const messageInput = z.object({ id })
export const reactInput = z.object({ id, emoji: z.enum(REACTIONS, 'Choose one of the reactions.'), isOn: z.boolean() })
export const directInput = z.object({ personId })
export const groupInput = z.object({ id: conversationId, name, personIds: z.array(personId).min(1, 'Choose at least one person.').max(MAX_MEMBERS - 1, `A group has at most ${MAX_MEMBERS} members.`) })
export const membersInput = z.object({ id: conversationId, personIds: z.array(personId).min(1).max(MAX_MEMBERS) })
export const renameInput = z.object({ id: conversationId, name })
export const removeInput = z.object({ id: conversationId, personId })
export const readInput = z.object({ id: conversationId, sequence: z.int().min(0).max(2 ** 31 - 1) })
export const answerInput = z.object({ id: conversationId, isAccepted: z.boolean() })
export const flagsInput = z.object({
  id: conversationId,
  muted: z.boolean().nullish(),
  archived: z.boolean().nullish(),
  pinned: z.boolean().nullish(),
})
export const historyInput = z.object({
  id: conversationId,
  /** Messages before, or after, this sequence number. */
  before: z.int().min(0).nullish().transform((value) => value ?? null),
  after: z.int().min(0).nullish().transform((value) => value ?? null),
})
export const changesInput = z.object({ id: conversationId, afterChange: z.int().min(0) })
export const dateInput = z.object({ id: conversationId, at: z.coerce.date() })
export const searchInput = z.object({ q: z.string().max(200).transform((q) => cleanLine(q)), id: conversationId.nullish().transform((id) => id ?? null) })
/** What is not given stays; null for `emailAfterMinutes` means never. */
export const settingsInput = z.object({
  whoMayWrite: z.enum(WHO_MAY_WRITE, 'Choose who may write to you.').nullish(),
  showsPresence: z.boolean().nullish(),
  showsTyping: z.boolean().nullish(),
  showsReads: z.boolean().nullish(),
  emailAfterMinutes: z.union([z.literal(15), z.literal(60), z.literal(1440)]).nullish(),
})
export type ChangedChatSettings = z.output<typeof settingsInput>
