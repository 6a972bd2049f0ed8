import type { Engine } from '../../rules/judging.ts'
import { PYTHON_MEMORY, RUNNER_FILES } from '../../rules/runner.ts'

/** A module with a type that exists only in WebAssembly with garbage collection. */
const WITH_GARBAGE_COLLECTION = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0])

/**
 * Whether Python can start from the memory snapshot of the build (decision 027). Calls of functions work differently without garbage collection in
 * WebAssembly, and on iPhones and iPads.
 */
export function supportsSnapshot({ userAgent, platform, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'> = navigator): boolean {
  // An iPad that requests desktop pages identifies itself as a Mac.
  const isApple = /iPad|iPhone|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)
  return !isApple && WebAssembly.validate(WITH_GARBAGE_COLLECTION)
}

/** The addresses of the files that this browser needs for an engine, without the memory snapshot of Python if it can't be used. */
export const runnerFiles = (engine: Engine): readonly string[] => RUNNER_FILES[engine].filter((file) => !file.endsWith(PYTHON_MEMORY) || supportsSnapshot())
