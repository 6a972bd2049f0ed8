import { useState } from 'react'
import { rebaseDraft } from '#platform/web/autosave/rebase-draft.ts'

interface Version<Value> {
  value: Value
  /** Null for something new. */
  revision: number | null
}

/**
 * The value of a form, edited on a version that another mentor may change meanwhile. After a save was refused as outdated, the changes are put on top of the
 * latest version; `newer` says whether both changed the same field.
 */
export function useRebased<Value extends object>(latest: Version<Value>, isOutdated: boolean) {
  const [{ value, base, revision, newer }, set] = useState({ value: latest.value, base: latest, revision: latest.revision, newer: null as 'merged' | 'conflict' | null })
  if (isOutdated && latest.revision !== revision) {
    const rebased = rebaseDraft({ base: base.value, draft: value, latest: latest.value })
    set({ value: rebased.value, base: latest, revision: latest.revision, newer: rebased.hasConflict ? 'conflict' : 'merged' })
  }
  return {
    value,
    revision,
    newer,
    isChanged: JSON.stringify(value) !== JSON.stringify(base.value),
    change: (change: (value: Value) => Value) => set((now) => ({ ...now, value: change(now.value) })),
    /** Shows the latest version without the changes. */
    discard: () => set((now) => ({ ...now, value: now.base.value, newer: null })),
  }
}
