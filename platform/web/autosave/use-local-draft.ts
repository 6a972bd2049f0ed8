import { useCallback, useEffect, useRef, useState } from 'react'

const PREFIX = 'cloggle.text.'
const PAUSE_MS = 500

/**
 * Text in progress that survives a closed tab, a dead network, an expired session and the way to another page: kept on this
 * device within a second of being typed, and at once when its place goes, under a name of its own, until it is sent.
 */
export function useKeptText(name: string, initial = ''): [text: string, set: (text: string) => void, forget: () => void] {
  const [text, setText] = useState(initial)
  const key = PREFIX + name
  const latest = useRef(text)
  const isWaiting = useRef(false)
  latest.current = text

  const keep = useCallback(() => {
    if (!isWaiting.current) return
    isWaiting.current = false
    write(key, latest.current === initial ? '' : latest.current)
  }, [key, initial])

  useEffect(() => {
    const kept = read(key)
    if (kept !== null) setText(kept)
  }, [key])

  useEffect(() => {
    const timer = setTimeout(keep, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, keep])

  useEffect(() => {
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [keep])

  const set = useCallback((text: string) => {
    isWaiting.current = true
    setText(text)
  }, [])
  const forget = useCallback(() => {
    isWaiting.current = false
    write(key, '')
    setText('')
  }, [key])
  return [text, set, forget]
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // No storage, no keeping; the text is still in the box.
  }
}
