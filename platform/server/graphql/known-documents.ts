import type { DocumentNode } from 'graphql'

const MOST = 50
const LONGEST = 1_000

/**
 * Remembers what short documents were parsed to: whole classrooms ask the same few, and parsing and checking one costs as much as
 * answering it. Of so many at most, so that nobody fills the memory with documents of their own; the first that came goes first.
 */
export function knownDocuments(parse: (query: string) => DocumentNode): (query: string) => DocumentNode {
  const known = new Map<string, DocumentNode>()
  return (query) => {
    const before = known.get(query)
    if (before !== undefined) return before
    const document = parse(query)
    if (query.length > LONGEST) return document
    if (known.size >= MOST) known.delete(known.keys().next().value!)
    known.set(query, document)
    return document
  }
}
