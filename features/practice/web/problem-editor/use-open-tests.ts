import { useState } from 'react'

/** Which tests of the form are open. Without a choice, those are open in which something is to fix. */
export function useOpenTests() {
  const [choices, setChoices] = useState<ReadonlyMap<number, boolean>>(new Map())
  /** Tests that were added since the last attempt to publish: nothing is wrong with their empty fields yet. */
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set())
  const setOpen = (ids: readonly number[], isOpen: boolean) => setChoices((before) => new Map([...before, ...ids.map((id): [number, boolean] => [id, isOpen])]))
  return {
    setOpen,
    isOpen: (id: number, hasFaults: boolean): boolean => choices.get(id) ?? hasFaults,
    isAdded: (id: number | null): boolean => id !== null && added.has(id),
    /** Opens a test that was just added. */
    addOpen(id: number): void {
      setOpen([id], true)
      setAdded((before) => new Set([...before, id]))
    },
    /** From now on the tests that were added are judged like the others. */
    judgeAll: () => setAdded(new Set()),
  }
}

export type OpenTests = ReturnType<typeof useOpenTests>
