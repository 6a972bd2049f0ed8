import type { ProblemFault } from './problem-faults.ts'

/** Reports names of solutions that are no file names, or that two of them have. */
export function fileFaults(solutions: readonly { file: string }[]): ProblemFault[] {
  const files = solutions.map(({ file }) => file)
  return files.flatMap((file, at) => [
    ...(/^(?:reference|second|wrong\/[a-z0-9-]{1,60})\.(?:py|js|sql)$/.test(file) ? [] : [{ at: `solutions.${file}`, message: 'Use lowercase letters, numbers and hyphens in file names.' }]),
    ...(files.indexOf(file) === at ? [] : [{ at: `solutions.${file}`, message: `Two solutions are called ${file}.` }]),
  ])
}
