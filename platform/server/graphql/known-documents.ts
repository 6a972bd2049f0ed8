import type { DocumentNode } from 'graphql'

const MAX_DOCUMENTS = 100
const MAX_LENGTH = 1_000

/**
 * Remembers what short documents were parsed to: whole classrooms ask the same few, and parsing and checking one costs as much as
 * answering it. It keeps the hundred that were used last. `mayParse` is asked before a document that is not among them is parsed, and
 * throws when it may not be.
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
