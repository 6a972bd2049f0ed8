import type { DeviceStore } from '#platform/web/device-store.ts'
import type { WrittenText } from '../rules/written-text.ts'

/** Whose copies on this device are nobody's yet: those of a visitor. */
export const VISITOR = 'visitor'

/** A text that the server does not have yet. */
export interface DeviceCopy extends WrittenText {
  id: string
  /** The revision that it was written on; 0 when the server never had it. */
  revision: number
  /** What the server held at that revision. */
  base: WrittenText | null
}

const keyOf = (owner: string, id: string) => `blog/${owner}/${id}`

/** The copies of one person's unsaved blogs on this device; nobody else gets them. */
export function deviceCopies(store: DeviceStore) {
  return {
    keep: (owner: string, copy: DeviceCopy) => store.keep(keyOf(owner, copy.id), copy),
    keepNow: (owner: string, copy: DeviceCopy) => store.keepNow(keyOf(owner, copy.id), copy),
    find: (owner: string, id: string) => store.find<DeviceCopy>(keyOf(owner, id)),
    forget: (owner: string, id: string) => store.forget(keyOf(owner, id)),
    /** Blogs that were begun and never reached the server, the last one first. */
    async begun(owner: string): Promise<DeviceCopy[]> {
      return (await store.list<DeviceCopy>(keyOf(owner, ''))).filter(({ revision, base }) => revision === 0 && base === null)
    },
  }
}

export type DeviceCopies = ReturnType<typeof deviceCopies>
