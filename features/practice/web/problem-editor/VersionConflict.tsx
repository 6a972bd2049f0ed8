import { Button } from '#platform/web/ui/Button.tsx'
import type { ProblemDraft } from '../../rules/problem-draft.ts'

const PARTS: readonly [label: string, keys: readonly (keyof ProblemDraft)[]][] = [
  ['About', ['title', 'difficulty', 'category', 'tags', 'seconds', 'megabytes', 'needsNumpy']],
  ['Statement', ['statement']],
  ['Function', ['function', 'parameters', 'returns']],
  ['Checker', ['checker']],
  ['Tests', ['tests']],
  ['Hints and editorial', ['hints', 'editorial']],
  ['Solutions', ['solutions']],
]

/** A notice about two versions of a problem, of which one is in the form: where they differ, and a button to show the other one. */
export function VersionConflict({ mine, other, onSwap }: { mine: ProblemDraft; other: ProblemDraft; onSwap: () => void }) {
  const differences = PARTS.filter(([, keys]) => keys.some((key) => JSON.stringify(mine[key]) !== JSON.stringify(other[key]))).map(([label]) => label)
  return (
    <p role="status" className="flex flex-wrap items-center gap-2 rounded-control bg-warning-subtle px-3 py-2 text-sm">
      {differences.length === 0 ? 'The two versions are the same.' : `The other version differs in: ${differences.join(', ')}. Saving replaces it with the version in the form.`}
      <Button small onClick={onSwap}>
        Show the other version
      </Button>
    </p>
  )
}
