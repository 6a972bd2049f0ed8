/** Starts measuring the CPU time of this process, in milliseconds: unlike a clock it stands still while others work. */
export function cpuTime(): () => number {
  const from = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(from)
    return (user + system) / 1000
  }
}

/** The least CPU time of some work in a few attempts. */
export function leastCpuTime(work: () => unknown, tries = 5): number {
  const times = Array.from({ length: tries }, () => {
    const spent = cpuTime()
    work()
    return spent()
  })
  return Math.min(...times)
}
