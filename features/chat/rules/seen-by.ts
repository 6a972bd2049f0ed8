interface Sent {
  id: string
  sequence: number
  isDeleted: boolean
  author: { id: string } | null
}

interface Reader {
  person: { id: string }
  /** Null when one of the two hides it. */
  readSequence: number | null
}

/** The viewer's last message that others have read, and how many have; null when there is none. */
export function seenBy(messages: readonly Sent[], members: readonly Reader[], viewerId: string): { id: string; count: number } | null {
  const read = members.flatMap(({ person, readSequence }) => (person.id === viewerId || readSequence === null ? [] : [readSequence]))
  const furthest = Math.max(0, ...read)
  const last = messages.findLast(({ author, isDeleted, sequence }) => author?.id === viewerId && !isDeleted && sequence <= furthest)
  return last === undefined ? null : { id: last.id, count: read.filter((sequence) => sequence >= last.sequence).length }
}
