const KEY = 'cloggle.track'

/** Remembers in this tab which track the member follows: its page, or a problem of it, was open last. */
export function followTrack(slug: string): void {
  try {
    sessionStorage.setItem(KEY, slug)
  } catch {
    // Without storage only begun tracks are named above their problems.
  }
}

/** The slug of the track that was followed last in this tab; null if there is none. */
export function followedTrack(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
