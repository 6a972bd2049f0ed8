import type { Context } from '#platform/server/context.ts'
import type { CourseDraft } from '../rules/course-draft.ts'
import { youtubeIds } from '../rules/video-address.ts'
import { listBrokenVideos, type BrokenVideo } from './video-checks.queries.ts'

/** The videos of a draft that the daily check found to be broken. */
export async function readBrokenVideos({ db }: Context, { topics }: CourseDraft): Promise<BrokenVideo[]> {
  const ids = youtubeIds(topics.flatMap(({ lessons }) => lessons.map(({ videoUrl }) => videoUrl)))
  return ids.length === 0 ? [] : listBrokenVideos(db, ids)
}
