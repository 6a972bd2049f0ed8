import { SITE } from '#platform/rules/site.ts'

export interface ExportedMessage {
  id: string
  /** ISO 8601, as all times here. */
  sentAt: string
  /** Null: the site. */
  author: { name: string; username: string } | null
  /** Markdown; null if it was deleted. */
  text: string | null
  editedAt: string | null
  /** The id of the message that it answers. */
  replyTo: string | null
  reactions: { emoji: string; count: number }[]
}

/** A conversation in a person's data export. */
export interface ExportedConversation {
  id: string
  kind: string
  name: string
  createdAt: string
  others: { name: string; username: string }[]
  messages: ExportedMessage[]
}

/** A file name without signs that a file system refuses: the date, the name and the start of the id, so that two of them differ. */
export function fileNameOf({ id, name, createdAt }: ExportedConversation): string {
  const words = name.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '')
  return [createdAt.slice(0, 10), [...words].slice(0, 40).join(''), id.slice(0, 8)].filter((part) => part !== '').join('-')
}

/** A conversation as Markdown: a heading, and each message below its author and time in UTC. */
export function conversationMarkdown({ name, messages }: ExportedConversation): string {
  const byId = new Map(messages.map((message) => [message.id, message]))
  const authorOf = ({ author }: ExportedMessage) => author?.name ?? SITE.name
  const block = (message: ExportedMessage) => {
    const { sentAt, editedAt, replyTo, reactions, text } = message
    const answered = replyTo === null ? undefined : byId.get(replyTo)
    const head = `**${authorOf(message)}** · ${sentAt.slice(0, 16).replace('T', ' ')}${editedAt === null ? '' : ' (edited)'}${answered === undefined ? '' : ` · replies to ${authorOf(answered)}`}`
    const foot = reactions.length === 0 ? '' : `\n\n${reactions.map(({ emoji, count }) => `${emoji} ${count}`).join(' · ')}`
    return `${head}\n\n${text ?? '*message deleted*'}${foot}\n`
  }
  return `# ${name.replace(/\s+/g, ' ')}\n\n${messages.map(block).join('\n')}`
}
