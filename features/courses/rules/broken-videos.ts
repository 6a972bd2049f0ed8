/** Why the video host cannot play a video on other sites. */
export const BROKEN_REASONS = ['removed', 'private'] as const
export type BrokenReason = (typeof BROKEN_REASONS)[number]

export const BROKEN_TEXTS: Record<BrokenReason, string> = {
  removed: 'This video was removed from YouTube, or its address is wrong.',
  private: 'This video is private, or its owner doesn’t allow playback on other sites.',
}

/** The number of failed checks in a row after which a video is broken: a single failure may be an error of the host. */
export const CHECKS_UNTIL_BROKEN = 2

/** The state of a video according to the response of the host's oEmbed service; null if unknown. */
export function stateOfVideo(status: number, body: string): 'playable' | BrokenReason | null {
  if (status === 400 || status === 404) return 'removed'
  if (status === 401 || status === 403) return 'private'
  return status === 200 && isVideo(body) ? 'playable' : null
}

/** A page of a hotel or a proxy also answers with 200. */
function isVideo(body: string): boolean {
  try {
    return (JSON.parse(body) as { type?: unknown } | null)?.type === 'video'
  } catch {
    return false
  }
}
