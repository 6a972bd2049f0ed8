import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { openPalette } from '#features/search/web/public.tsx'
import { isFreeKey, keyboardShortcutsAreOn } from '#platform/web/keyboard-shortcuts.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'

const ShortcutsHelp = lazyPart(() => import('./ShortcutsHelp.tsx').then((module) => module.ShortcutsHelp))

let loadingKeys: Promise<typeof import('./shortcut-keys.ts')> | undefined

/** Loads the code once: two imports in flight may resolve in another order than the keys were pressed. A failed one is repeated. */
function loadKeys() {
  loadingKeys ??= import('./shortcut-keys.ts')
  loadingKeys.catch(() => (loadingKeys = undefined))
  return loadingKeys
}

/** Control or Command with K opens the search everywhere except where that key has another meaning, such as a link in the editor. */
const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent) =>
  key === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !defaultPrevented && document.querySelector('dialog[open]') === null

/** Listens for single-key shortcuts outside of text fields. The code that handles them loads with the first one. */
export function Shortcuts() {
  const navigate = useNavigate()
  const [isHelpOpen, openHelp] = useState(false)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event
    if (isSearchKey(event)) {
      event.preventDefault()
      return openPalette()
    }
    if (event.defaultPrevented || event.repeat || !/^[/?a-z]$/.test(key) || !isFreeKey(event)) return
    if (key === '/') {
      if (!keyboardShortcutsAreOn()) return
      // At once: what is typed next belongs to the palette.
      event.preventDefault()
      return openPalette()
    }
    void loadKeys().then(({ handleShortcut }) => handleShortcut(key, navigate, () => openHelp(true)), () => {})
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  if (!isHelpOpen) return null
  return (
    <Suspense>
      <ShortcutsHelp onClose={() => openHelp(false)} />
    </Suspense>
  )
}
