/** Created at the first call and then cached: for modules that load slowly and are not needed at the start. */
export interface Lazy<Value> {
  (): Promise<Value>
  /** The result of the first call; undefined before it. */
  peek(): Promise<Value> | undefined
}

export function lazy<Value>(make: () => Promise<Value>): Lazy<Value> {
  let made: Promise<Value> | undefined
  return Object.assign(() => (made ??= make()), { peek: () => made })
}
