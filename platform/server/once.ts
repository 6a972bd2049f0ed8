/** Made at the first call and then known: for what takes long to load and is not needed to begin. */
export interface Once<Value> {
  (): Promise<Value>
  /** What the first call gave; undefined before it. */
  known(): Promise<Value> | undefined
}

export function once<Value>(make: () => Promise<Value>): Once<Value> {
  let made: Promise<Value> | undefined
  return Object.assign(() => (made ??= make()), { known: () => made })
}
