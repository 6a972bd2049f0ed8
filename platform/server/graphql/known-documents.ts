import type { DocumentNode } from 'graphql'

const MAX_DOCUMENTS = 100
const MAX_LENGTH = 1_000

/**
 * Caches parsed documents: many clients send the same few, and parsing and validating costs as much as executing. It keeps the last
 * hundred. `mayParse` is called before a document that is not cached is parsed, and throws when it may not be.
 */
export function knownDocuments(parse: (query: string) => DocumentNode): (query: string, mayParse?: () => void) => DocumentNode {
  const known = new Map<string, DocumentNode>()
  return (query, mayParse = () => {}) => {
    const before = known.get(query)
    if (before !== undefined) {
      known.delete(query)
      known.set(query, before)
      return before
    }
    mayParse()
    const document = parse(query)
    if (query.length > MAX_LENGTH) return document
    if (known.size >= MAX_DOCUMENTS) known.delete(known.keys().next().value!)
    known.set(query, document)
    return document
  }
}
