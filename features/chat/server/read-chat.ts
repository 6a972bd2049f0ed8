import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { blockedPersonIds, hasBlocked } from '#features/connections/server/public.ts'
import { MESSAGES_PAGE } from '../rules/chat.ts'
import { conversationForReading } from './chat.access.ts'
import { listConversations, membersOf, othersIn, readBadge, type ConversationRow, type MemberRow, type OtherRow } from './conversations.queries.ts'
import { lastMessages, messagesAfter, messagesBefore, messagesChangedAfter, searchMessages, sequenceAt, type HistoryOf, type MessageRow } from './messages.queries.ts'
import { settingsOfViewer } from './welcome.ts'
import { withoutPeople, withoutTraces } from './without-people.ts'

const MAX_CONVERSATIONS = 100
/** How many other people a list shows of a conversation. */
export const MAX_OTHERS = 3
/** As many as one request may ask for: `GRAPHQL_LIMITS.cost`. */
export const MAX_CHANGES = 75
const MAX_FOUND = 50

/** A conversation with the first other people in it and its last message. */
export interface ShownConversation extends ConversationRow {
  others: OtherRow[]
  lastMessage: MessageRow | null
}

async function shown(context: Context, rows: ConversationRow[]): Promise<ShownConversation[]> {
  const ids = rows.map(({ id }) => id)
  const hidden = await blockedPersonIds(context)
  const [others, latest] = await Promise.all([othersIn(context.database, ids, signedIn(context).id, MAX_OTHERS), lastMessages(context.database, ids, [...hidden])])
  const isDirect = new Set(rows.flatMap(({ id, kind }) => (kind === 'direct' ? [id] : [])))
  const lastOf = new Map([...latest].map(([id, message]) => [id, isDirect.has(id) ? message : withoutTraces([message], hidden)[0]!]))
  return rows.map((row) => ({ ...row, others: others.get(row.id) ?? [], lastMessage: lastOf.get(row.id) ?? null }))
}

/** The conversations of the viewer. */
export async function readConversations(context: Context, { archived }: { archived: boolean }): Promise<ShownConversation[]> {
  await settingsOfViewer(context)
  return shown(context, await listConversations(context.database, signedIn(context).id, archived, MAX_CONVERSATIONS))
}

/** One conversation of the viewer. */
export const readConversation = async (context: Context, id: string): Promise<ShownConversation> => (await shown(context, [await conversationForReading(context, id)]))[0]!

/** Whether the viewer blocked the other person of a direct conversation. */
export const isBlockedByViewer = async ({ db, viewer }: Context, { is_blocked: isBlocked, others }: ShownConversation): Promise<boolean> => isBlocked && others[0] !== undefined && hasBlocked(db, viewer!.id, others[0].person_id)

/** Everybody in a conversation that the viewer has read. */
export const readMembers = (context: Context, { id }: ShownConversation): Promise<MemberRow[]> => membersOf(context.database, id, signedIn(context).id)

/** How many unread messages came since the viewer last opened the chat. */
export async function readChatBadge(context: Context): Promise<number> {
  await settingsOfViewer(context)
  return (await readBadge(context.database, signedIn(context).id)).badge
}

export interface MessagePage {
  items: MessageRow[]
  hasBefore: boolean
  hasAfter: boolean
}

/** What a page of a conversation leaves out: in groups, the messages of people whom a block separates from the viewer. */
const historyOf = async (context: Context, { id, kind }: ConversationRow): Promise<HistoryOf> =>
  ({ id, hidden: kind === 'direct' ? [] : [...(await blockedPersonIds(context))], max: MESSAGES_PAGE })

/** A page of the history. Without `before` and `after` it starts at the first unread message, with some that were read above it. */
export async function readHistory(context: Context, { id, before, after }: { id: string; before: number | null; after: number | null }): Promise<MessagePage> {
  const conversation = await conversationForReading(context, id)
  const { read_sequence, last_sequence } = conversation
  const { database } = context
  const history = await historyOf(context, conversation)
  if (before !== null) return page(await messagesBefore(database, before, history), last_sequence, history)
  if (after !== null) return page(await messagesAfter(database, after, history), last_sequence, history)
  const start = Math.max(0, Math.min(read_sequence, last_sequence - 1) - Math.floor(MESSAGES_PAGE / 2))
  return page(await messagesAfter(database, start, history), last_sequence, history)
}

const page = (items: MessageRow[], last: number, { hidden }: HistoryOf): MessagePage => ({
  items: withoutPeople(items, new Set(hidden)),
  hasBefore: items.length > 0 && items[0]!.sequence > 1,
  hasAfter: items.length > 0 && items.at(-1)!.sequence < last,
})

/** The history from a date on, with five messages before it (`jumpTo` in `SearchConversation.tsx` expects that). */
export async function readHistoryAt(context: Context, { id, at }: { id: string; at: Date }): Promise<MessagePage> {
  const conversation = await conversationForReading(context, id)
  const sequence = (await sequenceAt(context.db, id, at)) ?? conversation.last_sequence
  const history = await historyOf(context, conversation)
  return page(await messagesAfter(context.database, Math.max(0, sequence - 6), history), conversation.last_sequence, history)
}

export interface ConversationChanges {
  lastChange: number
  messages: MessageRow[]
  /** False: too much changed; reload the conversation. */
  isComplete: boolean
}

/** What changed in a conversation after a change that the client knows. */
export async function readChanges(context: Context, { id, afterChange }: { id: string; afterChange: number }): Promise<ConversationChanges> {
  const { last_change, kind } = await conversationForReading(context, id)
  const messages = await messagesChangedAfter(context.database, id, afterChange, MAX_CHANGES + 1)
  const isComplete = messages.length <= MAX_CHANGES
  const lastChange = Math.max(last_change, messages.at(-1)?.change ?? 0)
  if (!isComplete) return { lastChange, messages: [], isComplete }
  return { lastChange, messages: kind === 'direct' ? messages : withoutPeople(messages, await blockedPersonIds(context)), isComplete }
}

/** Messages of the viewer's conversations that contain a text. */
export async function findMessages(context: Context, { q, id }: { q: string; id: string | null }): Promise<MessageRow[]> {
  const viewer = signedIn(context)
  if (q === '') return []
  await rateLimit(context, 'chat.search', viewer.id)
  return withoutTraces(await searchMessages(context.database, viewer.id, { text: q, conversationId: id, max: MAX_FOUND }), await blockedPersonIds(context))
}
