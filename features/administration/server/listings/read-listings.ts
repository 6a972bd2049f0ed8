import { Refusal } from '#platform/rules/refusals.ts'
import { mayUse } from '#platform/rules/rights.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { findUsername } from '#features/people/server/public.ts'
import type { RuleName } from '#features/people/rules/community-rules.ts'
import { pageByTime, readTimeCursor } from '#platform/server/time-cursor.ts'
import { LISTINGS_PAGE } from '../../rules/listings.ts'
import type { ListedItem, ListedRemoval, ListingAct, ListingKind } from './extension-points.ts'

export interface Listing extends ListedItem {
  stateLabel: string
  offered: (ListingAct & { name: string })[]
  removal: ListedRemoval | null
}

export interface Listings {
  items: Listing[]
  next: string | null
}

/** The kinds that the viewer may list, by name. */
export const ownListingKinds = (context: Context): [string, ListingKind][] => [...context.contributions.to('listings')].filter(([, { right }]) => mayUse(right, context.viewer))

function listingKind(context: Context, name: string): ListingKind {
  const kind = context.contributions.to('listings').get(name)
  if (kind === undefined) throw new Refusal('NOT_FOUND', { message: 'This kind doesn’t exist.' })
  if (!mayUse(kind.right, context.viewer)) throw new Refusal('NOT_ALLOWED')
  return kind
}

/** One page of what people posted, newest first. */
export async function readListings(context: Context, { kind: name, q, state, after }: { kind: string; q: string | null; state: string | null; after: string | null }): Promise<Listings> {
  const kind = listingKind(context, name)
  if (state !== null && !Object.hasOwn(kind.states, state)) throw new Refusal('INVALID_INPUT', { message: 'This state doesn’t exist.', fields: { state: 'This state doesn’t exist.' } })
  const rows = await kind.list(context, { q, state, after: readTimeCursor(after), count: LISTINGS_PAGE + 1 })
  // No one decides about their own content.
  const ownUsername = await findUsername(context.db, signedIn(context).id)
  const { items, next } = pageByTime(rows, LISTINGS_PAGE, ({ at }) => at)
  const removed = items.filter(({ acts }) => acts.includes('restore')).map(({ id }) => id)
  const removals = removed.length === 0 ? null : await kind.removals(context, removed)
  return {
    items: items.map((item) => ({
      ...item,
      stateLabel: kind.states[item.state] ?? item.state,
      offered: item.acts.map((act) => ({ name: act, ...kind.acts[act]! })).filter(({ isDecision }) => isDecision !== true || item.author_username !== ownUsername),
      removal: removals?.get(item.id) ?? null,
    })),
    next,
  }
}

/** Does something with one of them, such as closing a job. */
export async function actOnListing(context: Context, { kind: name, id, act: actName, reason, rule }: { kind: string; id: string; act: string; reason: string; rule: RuleName }): Promise<void> {
  const kind = listingKind(context, name)
  const act = Object.hasOwn(kind.acts, actName) ? kind.acts[actName] : undefined
  if (act === undefined) throw new Refusal('NOT_FOUND', { message: 'This action doesn’t exist.' })
  await act.apply(context, { id, reason, rule })
}
