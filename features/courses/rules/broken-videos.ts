import { cleanLine } from '#platform/rules/text.ts'

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
  // A page of a hotel or a proxy also answers with 200.
  return status === 200 && parsed(body).type === 'video' ? 'playable' : null
}

const CHANNEL_LENGTH = 200

/** The channel of a video according to that response; null if it names none. */
export function channelOfVideo(body: string): string | null {
  const { author_name: name } = parsed(body)
  const channel = typeof name === 'string' ? cleanLine(name).slice(0, CHANNEL_LENGTH).trim() : ''
  return channel === '' ? null : channel
}

function parsed(body: string): { type?: unknown; author_name?: unknown } {
  try {
    return (JSON.parse(body) as object | null) ?? {}
  } catch {
    return {}
  }
}
