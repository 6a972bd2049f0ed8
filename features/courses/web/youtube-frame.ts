import type { PlayerSample } from '../rules/watch-tracker.ts'
import type { VideoError } from './video-errors.ts'

export const YOUTUBE_ORIGIN = 'https://www.youtube-nocookie.com'

/** The address of the player's frame. It names this site, because the host only talks to the page that it names. */
export const frameAddress = (id: string, { origin, start }: { origin: string; start: number }) =>
  `${YOUTUBE_ORIGIN}/embed/${id}?${new URLSearchParams({ enablejsapi: '1', origin, autoplay: '1', rel: '0', playsinline: '1', start: String(Math.floor(start)) }).toString()}`

/** What a player says: the host's in its frame, or the browser's own. */
export interface PlayerEvents {
  onSample(sample: PlayerSample & { duration: number | null }): void
  onEnded(): void
  /** A code of the host, `silent` when the frame says nothing, or what is wrong with a file. */
  onError(code: VideoError): void
}

export interface VideoControls {
  /** Plays or pauses. */
  toggle(): void
  seek(seconds: number): void
  setSpeed(speed: number): void
  end(): void
}

const SILENT_MS = 8_000
const PLAYING = 1
const ENDED = 0

interface Info {
  currentTime?: number
  duration?: number
  playbackRate?: number
  playerState?: number
}

/** Talks to the player in a frame by messages, without a script of its host on this page. */
export function talkToFrame(frame: HTMLIFrameElement, events: PlayerEvents): VideoControls {
  const known = { position: 0, duration: null as number | null, speed: 1, state: -1 }
  let hasSpoken = false
  const post = (message: object) => frame.contentWindow?.postMessage(JSON.stringify(message), YOUTUBE_ORIGIN)
  const command = (func: string, ...args: unknown[]) => post({ event: 'command', func, args })
  const listen = () => post({ event: 'listening', id: 1, channel: 'widget' })

  function onMessage({ origin, source, data }: MessageEvent): void {
    if (origin !== YOUTUBE_ORIGIN || source !== frame.contentWindow || typeof data !== 'string') return
    const message = parsed(data)
    if (message === null) return
    hasSpoken = true
    if (message.event === 'onError') return events.onError(typeof message.info === 'number' ? message.info : 5)
    if (typeof message.info !== 'object' || message.info === null) return
    const info = message.info as Info
    known.position = info.currentTime ?? known.position
    known.duration = info.duration !== undefined && info.duration > 0 ? info.duration : known.duration
    known.speed = info.playbackRate ?? known.speed
    const before = known.state
    known.state = info.playerState ?? known.state
    events.onSample({ at: performance.now(), position: known.position, isPlaying: known.state === PLAYING, speed: known.speed, duration: known.duration })
    if (known.state === ENDED && before !== ENDED) events.onEnded()
  }

  // The frame answers only after a `listening` message, and may not be ready for the first one.
  const calling = setInterval(() => (hasSpoken ? clearInterval(calling) : listen()), 250)
  const silence = setTimeout(() => {
    if (!hasSpoken) events.onError('silent')
  }, SILENT_MS)
  window.addEventListener('message', onMessage)
  frame.addEventListener('load', listen)
  return {
    toggle: () => command(known.state === PLAYING ? 'pauseVideo' : 'playVideo'),
    seek: (seconds) => command('seekTo', seconds, true),
    setSpeed: (speed) => command('setPlaybackRate', speed),
    end() {
      clearInterval(calling)
      clearTimeout(silence)
      window.removeEventListener('message', onMessage)
      frame.removeEventListener('load', listen)
    },
  }
}

function parsed(text: string): { event?: string; info?: unknown } | null {
  try {
    const message: unknown = JSON.parse(text)
    return typeof message === 'object' ? message : null
  } catch {
    return null
  }
}
