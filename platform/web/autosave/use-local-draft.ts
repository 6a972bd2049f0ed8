import { useCallback, useEffect, useRef, useState } from 'react'

const PREFIX = 'cloggle.text.'
const WAIT_MS = 500

/**
 * A text in progress that survives a closed tab, a lost connection, an expired session and a navigation. It is saved on this device
 * within a second, and at once on unmount, under a key of its own, until it is cleared. It uses local storage, which is small but
 * synchronous and needs no code.
 */
export function useLocalDraft(name: string, initial = ''): [text: string, setText: (text: string) => void, clear: () => void] {
  const [text, showText] = useState(initial)
  const key = PREFIX + name
  const latest = useRef(text)
  const isUnsaved = useRef(false)
  latest.current = text
  const latestInitial = useRef(initial)
  latestInitial.current = initial

  const save = useCallback(() => {
    if (!isUnsaved.current) return
    isUnsaved.current = false
    write(key, latest.current === latestInitial.current ? '' : latest.current)
  }, [key])

  useEffect(() => {
    const draft = read(key)
    if (draft !== null) showText(draft)
  }, [key])

  useEffect(() => {
    const timer = setTimeout(save, WAIT_MS)
    return () => clearTimeout(timer)
  }, [text, save])

  useEffect(() => {
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [save])

  const setText = useCallback((text: string) => {
    isUnsaved.current = true
    showText(text)
  }, [])
  const clear = useCallback(() => {
    isUnsaved.current = false
    write(key, '')
    showText('')
  }, [key])
  return [text, setText, clear]
}

/** Stores a text, which the field of this name shows when it is opened. */
export const saveLocalDraft = (name: string, text: string): void => write(PREFIX + name, text)

/** Whether a text in progress is stored on this device under a name that begins like this. */
export const hasLocalDraft = (beginning: string): boolean => localDraftNames(beginning).length > 0

/** The names of the texts in progress on this device that begin like this. */
export function localDraftNames(beginning: string): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX + beginning) ? [key.slice(PREFIX.length)] : []))
  } catch {
    return []
  }
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
    // Without storage nothing is saved; the text is still in the field.
  }
}
