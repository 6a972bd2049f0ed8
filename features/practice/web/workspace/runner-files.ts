import type { Language } from '../../rules/problem.ts'
import { PYTHON_MEMORY, RUNNER_FILES } from '../../rules/runner.ts'

/** A module with nothing but a type that there is in WebAssembly with garbage collection. */
const WITH_GARBAGE_COLLECTION = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0])

/**
 * Whether Python can go on from the memory of the build (decision 027): it calls functions by way of garbage collection in WebAssembly there,
 * and in another way where that is not, or on iPhones and iPads.
 */
export function canGoOn({ userAgent, platform, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'> = navigator): boolean {
  // An iPad that asks for pages for desktops calls itself a Mac.
  const isApple = /iPad|iPhone|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)
  return !isApple && WebAssembly.validate(WITH_GARBAGE_COLLECTION)
}

/** All that this browser needs to run a language, by its addresses; the memory of Python last, where it is of use. */
export const runnerFiles = (language: Language): readonly string[] => RUNNER_FILES[language].filter((file) => !file.endsWith(PYTHON_MEMORY) || canGoOn())
