import { playlistId, videoPlace, youtubeAddress, videoFilePath } from './video-address.ts'

export interface PastedVideos {
  videos: { url: string; title: string }[]
  /** The address of a playlist that was among the lines. */
  playlist: string | null
  /** Lines without the address of a video. */
  rest: string[]
}

const plainAddress = (address: string): string | null => {
  const place = videoPlace(address)
  return place === null ? null : place.host === 'youtube' ? youtubeAddress(place.id) : videoFilePath(place.id)
}

/** The videos in pasted lines: each line has an address, or an address and a title in any order; a line of several addresses is several videos. */
export function pastedVideos(text: string): PastedVideos {
  const found: PastedVideos = { videos: [], playlist: null, rest: [] }
  for (const line of text.split(/\r?\n/).map((one) => one.trim()).filter((one) => one !== '')) {
    const words = line.split(/\s+/).map((word) => ({ word, url: plainAddress(word.replace(/[,;]+$/, '')) }))
    const urls = words.flatMap(({ url }) => url ?? [])
    const title = words.filter(({ url }) => url === null).map(({ word }) => word).join(' ').replace(/^[\s\-–—:|,;]+|[\s\-–—:|,;]+$/g, '').slice(0, 120)
    const playlist = words.find(({ word }) => playlistId(word) !== null)?.word ?? null
    found.videos.push(...urls.map((url) => ({ url, title: urls.length === 1 ? title : '' })))
    if (urls.length > 0) continue
    if (playlist === null) found.rest.push(line)
    else found.playlist ??= playlist
  }
  return found
}
