export interface Soon {
  ask(): void
  /** Does it at once if it was asked for. */
  hurry(): void
  cancel(): void
}

/** Does something once it has been quiet for a while, and at the latest so long after it was first asked for. */
export function soon(run: () => void, { quiet, most }: { quiet: number; most: number }): Soon {
  let calm: ReturnType<typeof setTimeout> | undefined
  let latest: ReturnType<typeof setTimeout> | undefined
  const cancel = () => {
    clearTimeout(calm)
    clearTimeout(latest)
    calm = latest = undefined
  }
  const go = () => {
    cancel()
    run()
  }
  return {
    ask() {
      clearTimeout(calm)
      calm = setTimeout(go, quiet)
      latest ??= setTimeout(go, most)
    },
    hurry: () => {
      if (calm !== undefined) go()
    },
    cancel,
  }
}
