import { fold } from '#platform/rules/words.ts'

interface Named {
  username: string
  name: string
}

/** How well a folded text fits the name of a person: 0 if the name begins with it, 1 if the username or another word of the name does, otherwise 2. */
function rankOf({ username, name }: Named, start: string): number {
  const folded = fold(name)
  if (folded.startsWith(start)) return 0
  return fold(username).startsWith(start) || folded.split(/[\s-]+/).some((word) => word.startsWith(start)) ? 1 : 2
}

const startOf = (typed: string): string => fold(typed.trim().replace(/^@/, ''))

/** The people whose name, or a word of it, or whose username begins with what was typed. */
export function withName<Person extends Named>(people: readonly Person[], typed: string): Person[] {
  const start = startOf(typed)
  return people.filter((person) => rankOf(person, start) < 2)
}

/** Puts the people first whose name begins with what was typed, then those whose username or another word of the name does; the others follow in their order. */
export function byName<Person extends Named>(people: readonly Person[], typed: string): Person[] {
  const start = startOf(typed)
  return people.toSorted((a, b) => rankOf(a, start) - rankOf(b, start))
}
