import type { MessageRow } from './messages.queries.ts'

/** Messages without those of some people, and without what others show of these people. */
export const withoutPeople = (messages: readonly MessageRow[], hidden: ReadonlySet<string>): MessageRow[] =>
  withoutTraces(messages.filter(({ author_id }) => author_id === null || !hidden.has(author_id)), hidden)

/** Messages without the reactions of some people and the quotes of their messages. */
export const withoutTraces = (messages: readonly MessageRow[], hidden: ReadonlySet<string>): MessageRow[] =>
  messages.map((message) => ({
    ...message,
    reply_to: message.reply_author_id !== null && hidden.has(message.reply_author_id) ? null : message.reply_to,
    reactions: message.reactions
      .map(({ emoji, personIds }) => ({ emoji, personIds: personIds.filter((id) => !hidden.has(id)) }))
      .filter(({ personIds }) => personIds.length > 0),
  }))
