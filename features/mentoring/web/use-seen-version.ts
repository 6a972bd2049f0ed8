import { useState } from 'react'

/**
 * The version of the work that somebody had before them when they began to write; until then the shown one. After a refusal as outdated, whoever
 * sends it again has read the latest one.
 */
export function useSeenVersion(shown: string, isOutdated: boolean) {
  const [begunWith, beginWith] = useState<string | null>(null)
  return {
    /** Call it with each change. */
    begin: () => beginWith((before) => before ?? shown),
    /** The version to send. */
    take: (): string => {
      const version = isOutdated ? shown : (begunWith ?? shown)
      beginWith(version)
      return version
    },
  }
}
