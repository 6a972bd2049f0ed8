import { useEffect, useState } from 'react'
import { FIRST_SETTINGS, parseSettings, type EditorSettings } from './editor-settings.ts'

const KEY = 'cloggle.editor'

/** The settings of the code editor, stored on this device. */
export function useEditorSettings(): [EditorSettings, (change: Partial<EditorSettings>) => void] {
  const [settings, setSettings] = useState(FIRST_SETTINGS)
  useEffect(() => {
    try {
      setSettings(parseSettings(localStorage.getItem(KEY)))
    } catch {
      // This browser stores nothing.
    }
  }, [])
  const change = (changed: Partial<EditorSettings>) => {
    const next = { ...settings, ...changed }
    setSettings(next)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // The settings last as long as the page.
    }
  }
  return [settings, change]
}
