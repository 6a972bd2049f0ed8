import { Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { searchIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { onOpenPalette } from './open-palette.ts'
import { PaletteFrame } from './PaletteFrame.tsx'

const fetchPalette = () => import('./Palette.tsx')
const Palette = lazyPart(() => fetchPalette().then((module) => module.Palette))

/** The search button of the top bar, which opens the command palette. What is typed while the palette loads is kept. */
export function SearchSlot() {
  const [isOpen, setOpen] = useState(false)
  const typed = useRef('')
  const isMounted = useMounted()
  useEffect(() => {
    const stop = onOpenPalette(() => flushSync(() => setOpen(true)))
    return stop
  }, [])
  const close = () => {
    typed.current = ''
    setOpen(false)
  }
  return (
    <>
      <button
        type="button"
        className="search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void fetchPalette().catch(() => {})}
        onFocus={() => void fetchPalette().catch(() => {})}
        onClick={() => setOpen(true)}
      >
        <Icon of={searchIcon} small />
        <span>Search</span>
        <kbd>{isMounted && /Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen && (
        <Suspense
          fallback={
            <PaletteFrame onClose={close}>
              <input className="palette-input" aria-label="Search Cloggle" autoComplete="off" onChange={(event) => void (typed.current = event.target.value)} />
            </PaletteFrame>
          }
        >
          <Palette typed={typed} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
