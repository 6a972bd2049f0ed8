import { useEffect, useRef, useState } from 'react'

type News = { kind: 'hello' | 'here' | 'bye' | 'saved'; id: string }

/** What other windows of this browser report about the same blog. */
export interface OtherWindows {
  isOpen: boolean
  /** Another window saved it after this one opened it. */
  hasChanged: boolean
}

/** Tells other windows of this browser that a blog is open here, and reports at once when it is open there. */
export function useOtherWindows(id: string): OtherWindows & { saved: () => void; seen: () => void } {
  const [otherWindows, setElsewhere] = useState<OtherWindows>({ isOpen: false, hasChanged: false })
  const channel = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const line = new BroadcastChannel('cloggle.editor')
    channel.current = line
    const send = (kind: News['kind']) => line.postMessage({ kind, id } satisfies News)
    line.addEventListener('message', ({ data }: MessageEvent<News>) => {
      if (data.id !== id) return
      if (data.kind === 'hello') send('here')
      setElsewhere((before) => ({
        isOpen: data.kind !== 'bye',
        hasChanged: before.hasChanged || data.kind === 'saved',
      }))
    })
    const bye = () => send('bye')
    addEventListener('pagehide', bye)
    send('hello')
    return () => {
      removeEventListener('pagehide', bye)
      bye()
      line.close()
      channel.current = null
    }
  }, [id])
  return {
    ...otherWindows,
    saved: () => channel.current?.postMessage({ kind: 'saved', id } satisfies News),
    seen: () => setElsewhere((before) => ({ ...before, hasChanged: false })),
  }
}
