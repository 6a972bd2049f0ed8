import type { Ref } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { differingParts } from '../../rules/merge-drafts.ts'
import type { ProblemDraft } from '../../rules/problem-draft.ts'

interface Props {
  ref: Ref<HTMLDivElement>
  /** The version in the form. */
  mine: ProblemDraft
  other: ProblemDraft
  onSwap: () => void
  onKeep: () => void
}

/** A notice that another version was saved elsewhere: where they differ, and the choice between them. Nothing is saved until then. */
export function VersionConflict({ ref, mine, other, onSwap, onKeep }: Props) {
  const differences = differingParts(mine, other)
  return (
    <div ref={ref} tabIndex={-1} role="status" className="flex scroll-mt-[calc(var(--topbar)+1rem)] flex-wrap items-center gap-2 rounded-control bg-warning-subtle px-3 py-2 text-sm">
      <p className="min-w-0 flex-1 basis-60">
        Another version of this problem was saved elsewhere. {differences.length === 0 ? 'The two versions are the same.' : `The other version differs in: ${differences.join(', ')}.`} Nothing is saved until you choose one.
      </p>
      <Button small onClick={onSwap}>
        Show the other version
      </Button>
      <Button small variant="primary" onClick={onKeep}>
        Keep the version in the form
      </Button>
    </div>
  )
}
