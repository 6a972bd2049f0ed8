/** Why the video host cannot play a video on other sites. */
export const BROKEN_REASONS = ['removed', 'private'] as const
export type BrokenReason = (typeof BROKEN_REASONS)[number]

export const BROKEN_TEXTS: Record<BrokenReason, string> = {
  removed: 'This video was removed from YouTube, or its address is wrong.',
  private: 'This video is private, or its owner doesn’t allow playback on other sites.',
}

/** After how many checks in a row a video counts as broken: once may be a fault of the host. */
export const CHECKS_UNTIL_BROKEN = 2

/** What the answer of the host's oEmbed service says about a video; null: nothing. */
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
