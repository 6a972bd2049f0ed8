import { likeText } from './like.ts'
import { sql, type RawBuilder } from './sql.ts'

/** More words would only make the search slower. */
const MAX_WORDS = 8

/** A condition: each word of `q` is a part of a text, in any order, whatever its case and accents. Null matches everything. */
export function containsWords(text: RawBuilder<unknown>, q: string | null): RawBuilder<boolean> {
  const words = (q ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS).map((word) => `%${likeText(word)}%`)
  if (words.length === 0) return sql<boolean>`true`
  return sql<boolean>`folded(${text}) like all (array(select folded(word) from unnest(${words}::text[]) word))`
}
