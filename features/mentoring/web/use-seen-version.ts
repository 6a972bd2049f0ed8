import { useState } from 'react'

/**
 * The version of the work that was shown when the user began to write, or the shown one until then. After a refusal as outdated, the form shows the
 * latest version, and sending again refers to that one.
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
