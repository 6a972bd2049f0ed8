import { databaseShelf, storageShelf, type Kept, type Shelf } from './device-shelves.ts'

/** Keeps what a person is doing on their own device, so that a closed tab or a dead network takes nothing away. */
export interface DeviceStore {
  /** Keeps a value; false when this browser keeps nothing. */
  keep(key: string, value: unknown): Promise<boolean>
  /** Keeps a value before the page goes away: done when the call returns. */
  keepNow(key: string, value: unknown): void
  find<Value>(key: string): Promise<Value | null>
  /** Everything whose key begins so, the last kept first. */
  list<Value>(prefix: string): Promise<Value[]>
  /** Forgets a value: it does not come back once the call returns, even where the page goes away. */
  forget(key: string): Promise<void>
}

/**
 * A large shelf that takes its time and a small one that answers at once. The small one serves where the large one
 * fails, and when there is no time left; of two values under one key the later one holds.
 */
export function deviceStore({ large, small, now }: { large: Shelf; small: Shelf; now: () => number }): DeviceStore {
  const attempt = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => work().catch(() => otherwise)

  const keptUnder = async (key: string): Promise<Kept | null> => {
    const found = [await attempt(() => large.get(key), null), await attempt(() => small.get(key), null)]
    return found.reduce((best, next) => (next !== null && (best === null || next.at >= best.at) ? next : best), null)
  }

  return {
    async keep(key, value) {
      const kept = { at: now(), value }
      const isLarge = await attempt(() => large.put(key, kept).then(() => true), false)
      if (!isLarge) return attempt(() => small.put(key, kept).then(() => true), false)
      const early = await attempt(() => small.get(key), null)
      if (early !== null && early.at <= kept.at) await attempt(() => small.remove(key), undefined)
      return true
    },
    keepNow(key, value) {
      const kept = { at: now(), value }
      void attempt(() => small.put(key, kept), undefined)
      void attempt(() => large.put(key, kept), undefined)
    },
    find: async <Value>(key: string) => ((await keptUnder(key))?.value ?? null) as Value | null,
    async list<Value>(prefix: string) {
      const names = [...(await attempt(() => large.keys(prefix), [])), ...(await attempt(() => small.keys(prefix), []))]
      const kept = await Promise.all([...new Set(names)].map(keptUnder))
      const there = kept.filter((one) => one !== null).filter(({ value }) => value !== null).sort((one, other) => other.at - one.at)
      return there.map(({ value }) => value as Value)
    },
    async forget(key) {
      const gone = { at: now(), value: null }
      const marked = attempt(() => small.put(key, gone), undefined)
      const isGone = await attempt(() => large.remove(key).then(() => true), false)
      await marked
      // Where the large shelf still has it, what says that it is gone stays; so does what was kept in its place meanwhile.
      const left = await attempt(() => small.get(key), null)
      if (isGone && left?.value === null && left.at === gone.at) await attempt(() => small.remove(key), undefined)
    },
  }
}

let store: DeviceStore | undefined

/** The store of this browser. */
export const device = (): DeviceStore =>
  (store ??= deviceStore({ large: databaseShelf('cloggle'), small: storageShelf('cloggle.kept.'), now: Date.now }))
