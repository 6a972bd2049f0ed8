import { use, type RefObject } from 'react'
import { useContributions } from '#platform/web/pages/feature.ts'
import type { PaletteActions } from './palette-actions.ts'
import { PaletteDialog } from './PaletteDialog.tsx'

type Loaded = Awaited<ReturnType<PaletteActions['load']>>

// A promise that is made in each rendering would suspend forever.
const loaded = new WeakMap<PaletteActions, Promise<Loaded | null>>()

function load(actions: PaletteActions): Promise<Loaded | null> {
  let promise = loaded.get(actions)
  if (promise === undefined) {
    // Without a network the palette works with what is there.
    promise = actions.load().catch(() => {
      loaded.delete(actions)
      return null
    })
    loaded.set(actions, promise)
  }
  return promise
}

interface Props {
  /** What was typed before the palette was loaded. */
  typed: RefObject<string>
  onClose: () => void
}

/** The command palette with the actions of all features. */
export function Palette({ typed, onClose }: Props) {
  const promises = useContributions('paletteActions').map(load)
  const hooks = promises.map((promise) => use(promise)).filter((module) => module !== null)
  // The hooks of all features run in the dialog; other ones make it another component.
  return <PaletteDialog key={hooks.length} hooks={hooks.map(({ usePaletteActions }) => usePaletteActions)} initial={typed.current} onClose={onClose} />
}
