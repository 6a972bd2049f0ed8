declare module '#platform/web/pages/feature.ts' {
  interface WebExtensionPoints {
    /** Actions of the command palette. The code of a feature’s actions loads with the palette. */
    paletteActions: PaletteActions
  }
}

/** Something that can be done from the command palette. */
export interface PaletteAction {
  /** Unique in the palette. */
  name: string
  label: string
  /** Other words by which it is found. */
  keywords: string
  icon: string
  run: () => void
}

export interface PaletteActions {
  /** Loads a hook that returns the actions which the person may use now. */
  load: () => Promise<{ usePaletteActions: () => readonly PaletteAction[] }>
}
