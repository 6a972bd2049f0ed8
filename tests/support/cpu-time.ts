/** Begins to count the processor time of this process, in milliseconds: unlike a clock it stands while others work. */
export function cpuTime(): () => number {
  const from = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(from)
    return (user + system) / 1000
  }
}

/** The least processor time that some work takes, out of a few tries. */
export function leastCpuTime(work: () => unknown, tries = 5): number {
  const times = Array.from({ length: tries }, () => {
    const spent = cpuTime()
    work()
    return spent()
  })
  return Math.min(...times)
}
