import type { SeedComment } from '#content/demo/types.ts'
import type { Services } from '#platform/server/context.ts'
import type { DemoPerson } from '#platform/server/demo-world.ts'
import { placeOfReply } from '../rules/comments.ts'
import type { SubjectRef } from '../rules/discussion-inputs.ts'
import { insertComment } from './comments.queries.ts'

const HOUR_MS = 3600 * 1000

export interface SeedCommentRow {
  id: string
  parentId: string | null
  authorId: string
  text: string
  depth: number
  at: Date
}

interface Seed {
  people: Map<string, DemoPerson>
  comments: readonly SeedComment[]
  /** When the subject was published. */
  at: Date
}

/** Flattens comments of the demo world with their replies, parents first. None is later than a minute ago. */
export function seedCommentRows({ clock, random }: Services, { people, comments, at }: Seed): SeedCommentRow[] {
  const latest = clock.now().getTime() - 60_000
  const rows: SeedCommentRow[] = []
  const add = ({ by, text, hoursAfter, replies = [] }: SeedComment, after: Date, parent: SeedCommentRow | null): void => {
    const place = placeOfReply(parent && { ...parent, parent_id: parent.parentId })
    const row = { id: random.uuid(), ...place, authorId: people.get(by)!.id, text, at: new Date(Math.min(after.getTime() + hoursAfter * HOUR_MS, latest)) }
    rows.push(row)
    for (const reply of replies) add(reply, row.at, row)
  }
  for (const comment of comments) add(comment, at, null)
  return rows
}

/** Seeds the comments on one subject. */
export async function seedDiscussion(services: Services, ref: SubjectRef, seed: Seed): Promise<void> {
  for (const row of seedCommentRows(services, seed)) await insertComment(services.database.db, { ...ref, ...row, second: null })
}
