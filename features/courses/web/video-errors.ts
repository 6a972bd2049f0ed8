/** A code of the host, `silent` when it says nothing; of a file: `file` when it is not playable, `broken` when it stopped coming. */
export type VideoError = number | 'silent' | 'file' | 'broken'

/** Why a video cannot be played, in words; by the code of its host. */
export function videoErrorText(code: VideoError): string {
  if (code === 'silent') return 'The video host does not answer. It may be blocked, or you may be offline.'
  if (code === 'file') return 'This video is no longer available, or your browser can’t play it.'
  if (code === 'broken') return 'The video stopped loading. You may be offline.'
  if (code === 100) return 'This video was removed or made private.'
  if (code === 101 || code === 150) return 'Its owner does not allow this video on other sites.'
  if (code === 2) return 'The address of this video is wrong.'
  return 'The video host could not play this video.'
}
