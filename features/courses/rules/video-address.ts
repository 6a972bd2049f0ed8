/** Where a video is: at YouTube, or a file that was uploaded here. */
export type VideoPlace = { host: 'youtube'; id: string } | { host: 'file'; id: string }

// The host is followed by a path, so that no other site can have it as a part of its name. Ids have eleven signs.
const YOUTUBE = /^https?:\/\/(?:www\.|m\.|music\.)?(?:youtube|youtube-nocookie)\.com\/([^#]*)/i
const SHORT = /^https?:\/\/youtu\.be\/([\w-]{11})(?:[?#/]|$)/i
const PATH_ID = /^(?:embed|shorts|live|v)\/([\w-]{11})(?:[?/]|$)/
const QUERY_ID = /^watch\?(?:[^#]*&)?v=([\w-]{11})(?:&|$)/
const LIST = /[?&]list=([\w-]{10,64})(?:&|$)/
const FILE_PATH = /^\/api\/videos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export const youtubeAddress = (id: string) => `https://www.youtube.com/watch?v=${id}`
export const videoFilePath = (id: string) => `/api/videos/${id}`

/** The video that an address leads to: a YouTube page of any form, or a file of this site. Null for anything else, such as a playlist. */
export function videoPlace(address: string): VideoPlace | null {
  const text = address.trim()
  const file = FILE_PATH.exec(text)?.[1]
  if (file !== undefined) return { host: 'file', id: file }
  const rest = YOUTUBE.exec(text)?.[1] ?? ''
  const id = SHORT.exec(text)?.[1] ?? PATH_ID.exec(rest)?.[1] ?? QUERY_ID.exec(rest)?.[1]
  return id === undefined ? null : { host: 'youtube', id }
}

/** The ids of the YouTube videos among these addresses. */
export const youtubeIds = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => {
    const place = videoPlace(address)
    return place?.host === 'youtube' ? [place.id] : []
  })

/** The id of a YouTube playlist in an address; null if there is none. */
export const playlistId = (address: string): string | null => LIST.exec(YOUTUBE.exec(address.trim())?.[1] ?? '')?.[1] ?? null

/** Whether an address is a YouTube playlist or video, and the message if it isn’t. */
export const isYouTubeLink = (address: string): boolean => playlistId(address) !== null || videoPlace(address) !== null
export const NO_YOUTUBE_LINK = 'Enter the address of a YouTube playlist or video.'
