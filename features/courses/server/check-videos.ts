import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '#platform/server/context.ts'
import { safeFetch, type SafeFetchOptions } from '#platform/server/safe-fetch.ts'
import { channelOfVideo, stateOfVideo, type BrokenReason } from '../rules/broken-videos.ts'
import { youtubeAddress, youtubeIds } from '../rules/video-address.ts'
import { claimReports, listDueVideos, listVideoAddressesOfDrafts, listVideosOfLessons, saveCheck } from './video-checks.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** Videos of a published course have turned out to be broken. Courses without an author are of the site. */
    'course.videos-broken': { courseId: string; title: string; authorId: string | null; videos: number }
  }
}

const HOST = 'www.youtube.com'
const EVERY_MS = 20 * 3_600_000
const MAX_IN_RUN = 500
/** Without a network every request fails, so the run ends early. */
const MAX_SILENT = 3
const PAUSE_MS = 200

interface Host {
  origin: string
  pauseMs: number
  fetch: SafeFetchOptions
}

const YOUTUBE: Host = { origin: `https://${HOST}`, pauseMs: PAUSE_MS, fetch: { isAllowedHost: (host) => host === HOST } }

/**
 * Asks the video host about the videos of lessons and drafts. Timeouts are ignored, and so is a run in which no video could be
 * played, because a proxy may have responded instead of the host. `host` is for tests.
 */
export async function checkVideos(context: Context, host: Host = YOUTUBE): Promise<void> {
  const { db } = context
  const now = context.clock.now()
  const ids = [...new Set([...(await listVideosOfLessons(db)), ...youtubeIds(await listVideoAddressesOfDrafts(db))])]
  const states = await askAll(await listDueVideos(db, ids, { before: new Date(now.getTime() - EVERY_MS), max: MAX_IN_RUN }), host)
  if (![...states.values()].some(({ reason }) => reason === null)) return
  for (const [id, state] of states) await saveCheck(db, { id, ...state, at: now })
  await context.inTransaction(async (context) => {
    for (const { course_id, title, author_id, videos } of await claimReports(context.db)) {
      await context.emit({ name: 'course.videos-broken', courseId: course_id, title, authorId: author_id, videos })
    }
  })
}

/** What the host says about a video. */
interface VideoState {
  /** Null: it can be played. */
  reason: BrokenReason | null
  channel: string | null
}

/** The result of the host for each video; videos without a result are left out. */
async function askAll(ids: readonly string[], { origin, pauseMs, fetch }: Host): Promise<Map<string, VideoState>> {
  const states = new Map<string, VideoState>()
  let silent = 0
  for (const id of ids) {
    const page = await safeFetch(`${origin}/oembed?${new URLSearchParams({ url: youtubeAddress(id), format: 'json' }).toString()}`, { milliseconds: 5_000, maxBytes: 100_000, ...fetch }).catch(() => null)
    const state = page === null ? null : stateOfVideo(page.status, page.body.toString())
    if (state !== null) states.set(id, { reason: state === 'playable' ? null : state, channel: channelOfVideo(page!.body.toString()) })
    silent = state === null ? silent + 1 : 0
    if (silent === MAX_SILENT) break
    await pause(pauseMs)
  }
  return states
}
