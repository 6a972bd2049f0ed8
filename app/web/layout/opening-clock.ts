/** Specification, section 9: each line after a random 300 to 900 ms, 10 lines, then 1000 ms. */
export const FIRST_DELAY = 300
export const LAST_DELAY = 900
export const FINAL_DELAY = 1000

/** How long to wait for a line, from a number between 0 and 1. */
export const lineDelay = (chance: number): number => Math.round(FIRST_DELAY + chance * (LAST_DELAY - FIRST_DELAY))

/** Makes most of random numbers between 0 and 1 small: people wait for the page below, so few lines take long. */
export const shortChance = (random: number): number => random ** 6

/** How to wait, so that tests can control time. Returns a function that cancels the wait. */
export type Wait = (milliseconds: number, then: () => void) => () => void

interface Run {
  wait: Wait
  /** A random number between 0 and 1. */
  chance: () => number
  onLine: (shown: number) => void
  onFinished: () => void
}

/** Shows the lines with random delays, then waits once more and is finished. Returns a function that stops it. */
export function runOpening(lines: number, { wait, chance, onLine, onFinished }: Run): () => void {
  let stop = () => {}
  const step = (shown: number) => {
    if (shown === lines) {
      stop = wait(FINAL_DELAY, onFinished)
      return
    }
    stop = wait(lineDelay(chance()), () => {
      onLine(shown + 1)
      step(shown + 1)
    })
  }
  step(0)
  return () => stop()
}
