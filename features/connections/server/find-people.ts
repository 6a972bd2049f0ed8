import { cursorOf, readCursor } from '#platform/rules/cursor.ts'
import { sharedReads } from '#platform/server/batching.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { throttle } from '#platform/server/throttle.ts'
import { MOST_FOUND } from '../rules/people.ts'
import type { PeopleQuestion } from '../rules/people-forms.ts'
import { meaningsOf, MOST_TYPED_WORDS, type KnownWord } from '../rules/slips.ts'
import { withoutApart } from './people-apart.ts'
import { listPeople, peopleByWords, wordsLike, type FoundPersonRow } from './people.queries.ts'

/** One page of people, and where the next one begins. */
export interface PeopleResults {
  items: FoundPersonRow[]
  next: string | null
}

type Lists = (key: string, ask: () => Promise<FoundPersonRow[]>) => Promise<FoundPersonRow[]>
const listsOf = new WeakMap<Database, Lists>()

/** What is public is read once for all who ask at the same moment. */
function shared({ database }: Context): Lists {
  let lists = listsOf.get(database)
  if (lists === undefined) listsOf.set(database, (lists = sharedReads()))
  return lists
}

/** Everybody, the best known first; or the people whose name, headline or skills hold the words of a search. */
export async function findPeople(context: Context, question: PeopleQuestion): Promise<PeopleResults> {
  const { q, first } = question
  const after = readCursor(question.after)
  if (q === null) {
    const rows = await shared(context)(JSON.stringify([after, first]), () => listPeople(context.database, after, first + 1))
    return pageOf(context, rows, first)
  }
  await throttle(context, 'search.address', context.caller.network)
  const found = await shared(context)(JSON.stringify(['q', q]), () => searchPeople(context.database, q))
  const rest = after === null ? found : found.filter(({ key, id }) => key < after.key || (key === after.key && id < after.id))
  return pageOf(context, rest.slice(0, first + 1), first)
}

/** Cuts what was read to a page; whom a block keeps apart from the viewer is not on it. */
export async function pageOf(context: Context, rows: readonly FoundPersonRow[], first: number): Promise<PeopleResults> {
  const items = rows.slice(0, first)
  const last = items.at(-1)
  const next = rows.length > first && last !== undefined ? cursorOf({ key: last.key, id: last.id }) : null
  return { items: await withoutApart(context, items, ({ id }) => id), next }
}

async function searchPeople(database: Database, q: string): Promise<FoundPersonRow[]> {
  const words = await wordsLike(database, q, MOST_TYPED_WORDS)
  const found = await peopleMeant(database, words, false)
  return found.length > 0 ? found : peopleMeant(database, words, true)
}

/** `forgiving`: also those who have a word that was probably meant, where another one begins as it was typed. */
async function peopleMeant(database: Database, { typed, known }: { typed: string[]; known: KnownWord[] }, forgiving: boolean): Promise<FoundPersonRow[]> {
  const meanings = meaningsOf(typed, known, forgiving).sort((a, b) => a.people - b.people)
  if (meanings.length === 0 || meanings.some(({ words }) => words.length === 0)) return []
  return peopleByWords(database, meanings, MOST_FOUND)
}
