import { withName } from './people-by-name.ts'

/** Further mentions in one comment are ignored. */
export const MAX_MENTIONS = 10

// Not the scope of a package, nor a decorator on a line of code.
const MENTION = /(?<![\p{L}\p{N}_@./-])@([a-z0-9]{1,30}(?:-[a-z0-9]{1,30}){0,14})(?![\p{L}\p{N}_@/-]|(?:\([^)\n]{0,80}\))?\s*\n\s*(?:@|class |def |async |export |public |private |function ))/giu
const CODE = /(`{3,})[^]*?(?:\1|$)|(`+)[^`\n]+\2/g

/** The text with its code replaced by spaces, so that positions stay. */
const withoutCode = (text: string) => text.replace(CODE, (code) => ' '.repeat(code.length))

/** The usernames that a text mentions with `@`, each once, in order. Email addresses do not count. */
export function mentionsIn(text: string): string[] {
  const names = new Set<string>()
  for (const [, name] of withoutCode(text).matchAll(MENTION)) {
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
  for (const { 0: as, 1: name, index } of withoutCode(text).matchAll(MENTION)) {
    const username = name!.toLowerCase()
    if (!known.includes(username)) continue
    if (index > from) pieces.push(text.slice(from, index))
    pieces.push({ username, as })
    from = index + as.length
  }
  if (from < text.length) pieces.push(text.slice(from))
  return pieces
}

/** A mention that is being written. */
export interface UnfinishedMention {
  /** Where its `@` is. */
  from: number
  /** What follows the `@`, up to the caret. */
  typed: string
}

const UNFINISHED = /(?<![\p{L}\p{N}_@./-])@([\p{L}\p{N}-]{0,30})$/u
/** Longer than any mention, so that a long text is not searched at each key. */
export const MAX_LOOKED_AT = 64

/** The mention that ends at the caret; null when there is none. */
export function unfinishedMention(text: string, caret: number): UnfinishedMention | null {
  const found = UNFINISHED.exec(text.slice(Math.max(0, caret - MAX_LOOKED_AT), caret))
  return found === null ? null : { from: caret - found[0].length, typed: found[1]! }
}

const MAX_OFFERED = 6

/** The people to offer for a mention: their username or a word of their name begins with what was typed. */
export function matchPeople<Person extends { username: string; name: string }>(people: readonly Person[], typed: string, max = MAX_OFFERED): Person[] {
  return withName(people, typed).slice(0, max)
}
