import type { Context } from '#platform/server/context.ts'
import { snippetOf } from '../rules/highlight.ts'
import type { TypedQuery } from '../rules/typed-query.ts'
import { kindsOf, type FoundThing, type LiveKind } from './search-kinds.ts'

/** One result. */
export interface Hit extends FoundThing {
  kind: string
  snippet: string
}

/** What features found themselves. */
export interface FoundLive {
  /** By kind; all kinds that were searched are there. */
  things: ReadonlyMap<string, Hit[]>
  /** False: a feature failed or took too long, so there may be more. */
  isComplete: boolean
}

export const NO_LIVE_THINGS: FoundLive = { things: new Map(), isComplete: true }

// Results of the index do not wait longer for others.
const MAX_MS = 1_000

/** Asks the features that find their things themselves, for at most `max` each. */
export async function findLive(context: Context, q: string, { terms }: TypedQuery, max: number): Promise<FoundLive> {
  if (context.viewer === null) return NO_LIVE_THINGS
  const words = terms.map(({ word }) => word)
  const kinds = kindsOf(context).filter((entry): entry is [string, LiveKind] => 'find' in entry[1])
  const found = await Promise.all(kinds.map(async ([name, kind]) => [name, await inTime(context, name, kind.find(context, q, max))] as const))
  return {
    things: new Map(found.map(([kind, things]) => [kind, (things ?? []).map((thing) => ({ ...thing, kind, snippet: snippetOf(thing.text, words) }))])),
    isComplete: found.every(([, things]) => things !== null),
  }
}

/** What a feature finds; null if it fails or takes too long. */
async function inTime({ log }: Context, kind: string, finding: Promise<FoundThing[]>): Promise<FoundThing[] | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), MAX_MS)
  })
  try {
    return await Promise.race([finding, late])
  } catch (error) {
    log.warn({ kind, err: (error as Error).message }, 'Things of a feature could not be searched.')
    return null
  } finally {
    clearTimeout(timer)
  }
}
