import type { Database } from '#platform/server/database/database.ts'
import { prepared } from '#platform/server/database/sql.ts'
import type { Cursor } from '#platform/rules/cursor.ts'
import type { KnownWord } from '../rules/fuzzy-match.ts'

/** A person in the lists of connections. */
export interface FoundPersonRow {
  id: string
  username: string
  name: string
  headline: string
  location: string
  about: string
  /** The labels of the skills that everybody may see, in the order of their owner. */
  skills: string[]
  avatar_id: string | null
  followers: number
  /** Whether the follower count is visible to everybody. */
  shows_followers: boolean
  /** The sort key of the list. */
  key: number
}

/** The columns of a person `p` with their counts `c`. */
export const CARD = `p.id, p.username, p.name, p.headline, p.location, p.about, p.avatar_id, c.followers,
  case when exists (select from profile_visibility v where v.person_id = p.id and v.section = 'stack' and v.level <> 'public') then '{}'
    else array(select label from tech_stack where person_id = p.id order by position limit 30) end as skills,
  not exists (select from profile_visibility v where v.person_id = p.id and v.section = 'followers' and v.level <> 'public') as shows_followers`

const byFollowers = (name: string, after: string) =>
  prepared<FoundPersonRow>(
    name,
    `select ${CARD}, c.followers as key from follow_counts c join people p on p.id = c.person_id
     where p.suspended_at is null ${after} order by c.followers desc, c.person_id desc limit $1`,
  )
const fromTheFirst = byFollowers('people-first', '')
const fromThere = byFollowers('people-after', 'and (c.followers, c.person_id) < ($2::int, $3::uuid)')

/** Returns all people, most followers first. */
export const listPeople = (database: Database, after: Cursor | null, most: number): Promise<FoundPersonRow[]> =>
  after === null ? fromTheFirst.all(database, [most]) : fromThere.all(database, [most, Math.trunc(after.key), after.id])

const begun = prepared<Omit<KnownWord, 'word'> & { word: string | null }>(
  'words-that-begin-so',
  `select t.word as typed, k.word, k.people, 'prefix' as how from (select word from folded_words($1) word limit $2) t
   left join lateral (
     select word, people from known_words where word >= t.word and word < t.word || chr(1114111) order by word limit 40
   ) k on true`,
)

/** Returns the distinct typed words and the known words that start with them. */
export async function wordsWithPrefix(database: Database, text: string, most: number): Promise<{ typed: string[]; known: KnownWord[] }> {
  const rows = await begun.all(database, [text, most])
  return { typed: [...new Set(rows.map(({ typed }) => typed))], known: rows.filter((row): row is KnownWord => row.word !== null) }
}

const typoMatches = prepared<KnownWord>(
  'words-with-typos',
  `select t.word as typed, w.word, w.people, 'typo' as how from unnest($1::text[]) t (word) cross join lateral (
     select s.word from slips_of(t.word) x (slip) join word_slips s on s.slip = x.slip
     group by s.word order by count(*) desc limit 60
   ) near join known_words w on w.word = near.word`,
)

/** Returns the known words that these may be typos of: those with the most trigrams in common. */
export const wordsWithTypos = (database: Database, typed: readonly string[]): Promise<KnownWord[]> => typoMatches.all(database, [typed])

/** How many people with the rarest word are scanned, highest weight first; the other words are checked for each of them. */
export const SCAN_SIZES = [400, 1_600, 6_400] as const
const EXACT = 16

const other = (at: number) =>
  `cross join lateral (select max(w.weight + case when w.word = ($3::text[])[${at + 1}] then ${EXACT} else 0 end) as weight from people_words w
     where w.person_id = near.person_id and w.word = any($${at + 3})) o${at}`

function finder(others: number, most: number) {
  const all = Array.from({ length: others }, (_, at) => at + 1)
  return prepared<FoundPersonRow>(
    `people-by-${others + 1}-words-of-${most}`,
    `with walked as materialized (
       select person_id, max(weight) as weight from unnest($1::text[]) meant (word) cross join lateral (
         select person_id, weight + case when word = ($3::text[])[1] then ${EXACT} else 0 end as weight from people_words
         where word = meant.word order by people_words.weight desc, person_id desc
         limit ${others === 0 ? '$2::int' : `greatest($2::int, ${most} / cardinality($1::text[]))`}
       ) w group by person_id order by 2 desc, 1 desc limit ${others === 0 ? '$2::int' : most}
     ), near as (
       select near.person_id, ${['near.weight', ...all.map((at) => `o${at}.weight`)].join(' + ')} as weight from walked near
       ${all.map(other).join(' ')} ${all.map((at) => `${at === 1 ? 'where' : 'and'} o${at}.weight is not null`).join(' ')}
       order by near.weight desc limit $2::int
     )
     select ${CARD}, near.weight as key from near join people p on p.id = near.person_id join follow_counts c on c.person_id = p.id
     where p.suspended_at is null order by near.weight desc, p.id desc`,
  )
}
const finders = SCAN_SIZES.map((most) => [0, 1, 2, 3, 4].map((others) => finder(others, most)))

/** A typed word and the known words that it may mean. */
type MatchedWord = { typed: string; words: string[] }

/** Returns the people who have every word, by their rarest one; only as many of them are scanned as this entry of `SCAN_SIZES` says. */
export function peopleByWords(database: Database, matches: readonly MatchedWord[], most: number, walk: number): Promise<FoundPersonRow[]> {
  const [rarest, ...others] = matches
  const values = [rarest!.words, most, matches.map(({ typed }) => typed), ...others.map(({ words }) => words)]
  return finders[walk]![others.length]!.all(database, values)
}

const all = prepared<FoundPersonRow>(
  'people-by-all-words',
  `with each as (
     select w.person_id, meant.place, max(w.weight + case when meant.is_exact then ${EXACT} else 0 end) as weight
     from unnest($1::text[], $2::int[], $3::bool[]) meant (word, place, is_exact) join people_words w on w.word = meant.word
     group by w.person_id, meant.place
   ), near as (
     select person_id, sum(weight)::int as weight from each group by person_id having count(*) = $4 order by 2 desc, 1 desc limit $5
   )
   select ${CARD}, near.weight as key from near join people p on p.id = near.person_id join follow_counts c on c.person_id = p.id
   where p.suspended_at is null order by near.weight desc, p.id desc`,
)

/** The same with a scan of all people, for frequent words that hardly anybody has all of. */
export function peopleByAllWords(database: Database, matches: readonly MatchedWord[], most: number): Promise<FoundPersonRow[]> {
  const lines = matches.flatMap(({ typed, words }, place) => words.map((word) => ({ word, place, isExact: word === typed })))
  const values = [lines.map(({ word }) => word), lines.map(({ place }) => place), lines.map(({ isExact }) => isExact)]
  return all.all(database, [...values, matches.length, most])
}
