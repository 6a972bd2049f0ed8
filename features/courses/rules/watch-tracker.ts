import { unionOf, type Interval } from './watched.ts'

/** What a player says at one moment. */
export interface PlayerSample {
  /** Milliseconds of a clock that never goes back. */
  at: number
  /** The position in seconds. */
  position: number
  isPlaying: boolean
  speed: number
}

/** A jump of more than this, beyond what was played, is a seek. */
const TOLERANCE_SECONDS = 2

/** Collects watched parts from what a player says now and then. Parts that were skipped by seeking are not among them. */
export function watchTracker() {
  let last: PlayerSample | null = null
  let parts: Interval[] = []
  return {
    sample(next: PlayerSample): void {
      if (last !== null && last.isPlaying) {
        const played = ((next.at - last.at) / 1000) * Math.max(last.speed, next.speed)
        const moved = next.position - last.position
        if (moved > 0 && moved <= played + TOLERANCE_SECONDS) parts = unionOf([...parts, [last.position, next.position]])
      }
      last = next
    },
    /** What was watched since the last call. */
    take(): Interval[] {
      const taken = parts
      parts = []
      return taken
    },
    get position(): number {
      return last?.position ?? 0
    },
  }
}
