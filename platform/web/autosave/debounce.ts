export interface Debounced {
  call(): void
  /** Runs at once if a call is pending. */
  flush(): void
  cancel(): void
}

/** Runs a function once no call has come for `wait` ms, and at the latest `maxWait` ms after the first one. */
export function debounce(run: () => void, { wait, maxWait }: { wait: number; maxWait: number }): Debounced {
  let quiet: ReturnType<typeof setTimeout> | undefined
  let latest: ReturnType<typeof setTimeout> | undefined
  const cancel = () => {
    clearTimeout(quiet)
    clearTimeout(latest)
    quiet = latest = undefined
  }
  const go = () => {
    cancel()
    run()
  }
  return {
    call() {
      clearTimeout(quiet)
      quiet = setTimeout(go, wait)
      latest ??= setTimeout(go, maxWait)
    },
    flush: () => {
      if (quiet !== undefined) go()
    },
    cancel,
  }
}
