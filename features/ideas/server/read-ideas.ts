import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { blockedPersonIds } from '#features/connections/server/public.ts'
import { IDEA_PAGE, MAX_SIMILAR } from '../rules/idea.ts'
import type { ListInput } from '../rules/idea-inputs.ts'
import { findIdea, listIdeas, type IdeaRow } from './ideas.queries.ts'
import { listSimilar, listWithAnyWord } from './similar-ideas.queries.ts'

/** One page of ideas. */
export interface IdeaPage {
  items: IdeaRow[]
  /** Where the next page starts; null on the last one. */
  next: string | null
}

/** A page of ideas in an order, with filters. Ideas of people whom a block separates from the viewer are left out. */
export async function readIdeas(context: Context, { q, status, sort, show, after }: ListInput): Promise<IdeaPage> {
  const own = show === null ? null : { show, personId: signedIn(context).id }
  const blocked = [...(await blockedPersonIds(context))]
  const rows = await listIdeas(context.database, { q, status, sort, own, blocked, after: placeOf(after), limit: IDEA_PAGE + 1 })
  const items = rows.slice(0, IDEA_PAGE)
  const last = items.at(-1)
  return { items, next: rows.length > IDEA_PAGE && last !== undefined ? `${last.vote_count}_${last.number}` : null }
}

function placeOf(after: string | null): { votes: number; number: number } | null {
  if (after === null) return null
  const [votes, number] = after.split('_').map(Number)
  return { votes: votes!, number: number! }
}

/** An idea with the number of what it was merged into; null if there is none, or a block separates its author from the viewer. */
export async function readIdea(context: Context, number: number): Promise<(IdeaRow & { into: number | null }) | null> {
  const idea = await findIdea(context.database, number)
  return idea === null || (idea.author_id !== null && (await blockedPersonIds(context)).has(idea.author_id)) ? null : idea
}

const WORD = /[\p{L}\p{N}]{3,}/gu
const MAX_WORDS = 12
/** Words that say nothing about an idea here. */
const GENERIC = new Set(['app', 'apps', 'application', 'data', 'idea', 'ideas', 'learn', 'learning', 'machine', 'model', 'models', 'platform', 'project', 'system', 'tool', 'tools', 'using', 'website'])

/** Ideas like a title that is being typed, without those that the viewer wrote or joined. With `anyWord`, all ideas that have one of the words. */
export async function similarIdeas(context: Context, title: string, anyWord: boolean) {
  const words = [...new Set(title.toLowerCase().match(WORD) ?? [])].filter((word) => anyWord || !GENERIC.has(word)).slice(0, MAX_WORDS)
  if (words.length === 0) return []
  await rateLimit(context, 'idea.similar', context.caller.network)
  const question = { words, blocked: [...(await blockedPersonIds(context))], limit: MAX_SIMILAR }
  return anyWord ? listWithAnyWord(context.db, question) : listSimilar(context.db, { ...question, viewerId: context.viewer?.id ?? null })
}
