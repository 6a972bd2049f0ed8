import { BROKEN_REASONS, BROKEN_TEXTS } from '../../rules/broken-videos.ts'
import { videoPlace } from '../../rules/video-address.ts'

/** Finds why the video at an address cannot be played; null: nothing is known. */
export const brokenTextIn =
  (broken: readonly { youtubeId: string; reason: string }[]) =>
  (videoUrl: string): string | null => {
    const place = videoPlace(videoUrl)
    const found = place?.host === 'youtube' ? broken.find(({ youtubeId }) => youtubeId === place.id) : undefined
    const reason = BROKEN_REASONS.find((name) => name === found?.reason)
    return reason === undefined ? null : BROKEN_TEXTS[reason]
  }
