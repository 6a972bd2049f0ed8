/** Made at the first call and then known: for what takes long to load and is not needed to begin. */
export interface Lazy<Value> {
  (): Promise<Value>
  /** What the first call gave; undefined before it. */
  peek(): Promise<Value> | undefined
}

export function lazy<Value>(make: () => Promise<Value>): Lazy<Value> {
  let made: Promise<Value> | undefined
  return Object.assign(() => (made ??= make()), { peek: () => made })
}
