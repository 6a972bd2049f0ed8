/** The keys of the requests of one form, by which the server stores a repeated request once. */
export interface RequestKeys {
  /** The key for a content. It stays the same until the content changes, because the answer to the request before may have been lost. */
  keyFor: (content: string) => string
  /** After an answer: the same content is a new request. */
  forget: () => void
}

export function requestKeys(newKey: () => string = () => crypto.randomUUID()): RequestKeys {
  let last: { content: string; key: string } | null = null
  return {
    keyFor: (content) => {
      if (last?.content !== content) last = { content, key: newKey() }
      return last.key
    },
    forget: () => {
      last = null
    },
  }
}
