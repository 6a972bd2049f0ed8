import { useState } from 'react'

export interface ChangedFields<Fields> {
  /** The fields that were changed on the screen and are not saved yet. */
  changed: Partial<Fields>
  /** Shows a change until it ends. */
  begin: (part: Partial<Fields>) => void
  /** After it was saved, or refused: what was changed again since then stays. */
  end: (part: Partial<Fields>) => void
}

/** The changes of a form that saves each field at once, so that several at a time are shown while they are being saved. */
export function useChangedFields<Fields extends object>(): ChangedFields<Fields> {
  const [changed, setChanged] = useState<Partial<Fields>>({})
  return {
    changed,
    begin: (part) => setChanged((all) => ({ ...all, ...part })),
    end: (part) => setChanged((all) => withoutFields(all, part)),
  }
}

/** The fields without those that still have these values. */
export function withoutFields<Fields extends object>(all: Partial<Fields>, part: Partial<Fields>): Partial<Fields> {
  const left = { ...all }
  for (const name of Object.keys(part) as (keyof Fields)[]) if (left[name] === part[name]) delete left[name]
  return left
}
