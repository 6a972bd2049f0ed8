/** Further mentions in one comment are ignored. */
export const MAX_MENTIONS = 10

const MENTION = /(?<![\p{L}\p{N}_@./-])@([a-z0-9]{1,30}(?:-[a-z0-9]{1,30}){0,14})(?![\p{L}\p{N}_@-])/giu

/** The usernames that a text mentions with `@`, each once, in order. Email addresses do not count. */
export function mentionsIn(text: string): string[] {
  const names = new Set<string>()
  for (const [, name] of text.matchAll(MENTION)) {
    if (name!.length >= 3 && name!.length <= 30) names.add(name!.toLowerCase())
    if (names.size === MAX_MENTIONS) break
  }
  return [...names]
}

/** Splits a text into plain pieces and mentions of usernames that are in `known`, in order. */
export function splitMentions(text: string, known: readonly string[]): (string | { username: string; as: string })[] {
  if (known.length === 0) return [text]
  const pieces: (string | { username: string; as: string })[] = []
  let from = 0
  for (const { 0: as, 1: name, index } of text.matchAll(MENTION)) {
    const username = name!.toLowerCase()
    if (!known.includes(username)) continue
    if (index > from) pieces.push(text.slice(from, index))
    pieces.push({ username, as })
    from = index + as.length
  }
  if (from < text.length) pieces.push(text.slice(from))
  return pieces
}
