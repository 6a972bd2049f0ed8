import type { Message } from './chat-queries.ts'

/** A page of this site that a message links to. */
export function LinkCard({ preview: { path, kind, title, excerpt } }: { preview: Message['linkPreviews'][number] }) {
  return (
    <a className="chat-link-card" href={path}>
      <span className="text-xs text-text-muted">{kind}</span>
      <span className="truncate font-medium">{title}</span>
      {excerpt !== '' && <span className="line-clamp-2 text-text-muted">{excerpt}</span>}
    </a>
  )
}
