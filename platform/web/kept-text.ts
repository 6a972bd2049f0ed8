import { useCallback, useEffect, useState } from 'react'

const PREFIX = 'cloggle.text.'
const PAUSE_MS = 500

/**
 * Text in progress that survives a closed tab, a dead network and an expired session: kept on this device within a
 * second of being typed, under a name of its own, until it is sent.
 */
export function useKeptText(name: string, initial = ''): [text: string, set: (text: string) => void, forget: () => void] {
  const [text, setText] = useState(initial)
  const key = PREFIX + name

  useEffect(() => {
    const kept = read(key)
    if (kept !== null) setText(kept)
  }, [key])

  useEffect(() => {
    if (text === initial) return
    const timer = setTimeout(() => write(key, text), PAUSE_MS)
    const now = () => write(key, text)
    window.addEventListener('pagehide', now)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', now)
    }
  }, [key, text, initial])

  const forget = useCallback(() => {
    write(key, '')
    setText('')
  }, [key])
  return [text, setText, forget]
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
