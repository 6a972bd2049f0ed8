interface Followed {
  /** The name of the author if the reader follows them. */
  author: string | null
  /** The topics of the blog that the reader follows. */
  topics: readonly string[]
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** Why a blog is in the list of followed people and topics, in words; null if it is for neither. */
export function followReason({ author, topics }: Followed): string | null {
  if (author === null && topics.length === 0) return null
  const parts = author === null ? topics : [author, ...topics]
  return `You follow ${listed.format(parts)}`
}
