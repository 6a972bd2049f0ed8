import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { TrustFacts } from '../rules/levels.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** What counts for a promotion: `solved` and `read` are counts, `decisions` the time of the latest decision against a person. */
    trustFacts: TrustFact
  }
}

/** Counts something for these people; those without any are left out. For `decisions` the values are milliseconds. */
export interface TrustFact {
  count(db: Db, personIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}

const DAY_MS = 24 * 3600 * 1000
const daysSince = (ms: number, now: Date) => Math.floor((now.getTime() - ms) / DAY_MS)

/** What counts for the promotion of these people, by id. */
export async function readFacts(context: Context, people: readonly { id: string; joinedAt: Date }[]): Promise<Map<string, TrustFacts>> {
  const ids = people.map(({ id }) => id)
  const facts = context.contributions.to('trustFacts')
  const count = async (name: string) => (await facts.get(name)?.count(context.db, ids)) ?? new Map<string, number>()
  const [solved, read, decisions] = await Promise.all([count('solved'), count('read'), count('decisions')])
  const now = context.clock.now()
  return new Map(
    people.map(({ id, joinedAt }) => {
      const last = decisions.get(id)
      return [id, { days: daysSince(joinedAt.getTime(), now), solved: solved.get(id) ?? 0, read: read.get(id) ?? 0, cleanDays: last === undefined ? null : daysSince(last, now) }]
    }),
  )
}
