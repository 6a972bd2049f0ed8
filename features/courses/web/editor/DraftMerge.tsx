import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import type { CourseDraft } from '../../rules/course-draft.ts'
import { draftConflicts, mergeDrafts, type DraftConflict, type Side } from '../../rules/merge-drafts.ts'
import type { MergeSides } from './use-course-merge.ts'

interface Props {
  sides: MergeSides
  onMerged: (draft: CourseDraft) => void
  onLater: () => void
}

/** The parts that two windows changed, side by side, with a choice for each. Everything else is merged already. */
export function DraftMerge({ sides, onMerged, onLater }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const conflicts = draftConflicts(sides)
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <section aria-labelledby="merge-course" className="mx-auto grid max-w-[60rem] grid-cols-1 gap-6 px-8 py-8 max-md:px-4 max-md:py-5">
      <header className="grid gap-2">
        <h1 id="merge-course" ref={heading} tabIndex={-1} className="text-2xl">
          This course was edited in two places
        </h1>
        <p className="max-w-[64ch] text-text-muted">
          Both windows changed {conflicts.length === 1 ? 'the part below' : 'the parts below'}. “Mine” is the text from this window, “Theirs” is the text saved elsewhere. All other changes of both windows are kept.
        </p>
      </header>
      {conflicts.map((conflict) => (
        <ConflictChoice key={conflict.id} conflict={conflict} side={choices.get(conflict.id) ?? 'mine'} onChoose={(side) => setChoices(new Map(choices).set(conflict.id, side))} />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => onMerged(mergeDrafts(sides, choices))}>
          Merge
        </Button>
        <Button onClick={onLater}>Decide later</Button>
      </div>
    </section>
  )
}

const LABELS: Record<Side, string> = { mine: 'Mine', theirs: 'Theirs' }

function ConflictChoice({ conflict, side, onChoose }: { conflict: DraftConflict; side: Side; onChoose: (side: Side) => void }) {
  const id = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium wrap-anywhere">{conflict.name}</legend>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {(['mine', 'theirs'] as const).map((name) => (
          <label key={name} className="grid cursor-pointer content-start gap-2 rounded-card border border-line p-4 has-checked:border-accent has-checked:bg-accent-subtle">
            <span className="flex items-center gap-2 text-sm font-medium">
              <input type="radio" name={id} className="size-4.5 accent-accent" checked={side === name} onChange={() => onChoose(name)} />
              {LABELS[name]}
            </span>
            <span className="line-clamp-[16] text-sm wrap-anywhere whitespace-pre-line">{conflict[name]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
