import { Badge, type Tone } from '#platform/web/ui/Badge.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import type { PartState } from '../rules/status.ts'
import { NOT_MEASURED, STATE_LABELS } from '../rules/status-texts.ts'
import { DayBars } from './DayBars.tsx'
import { countsOf, type PartData } from './status-query.ts'

const TONES: Readonly<Record<PartState, Tone>> = { working: 'success', slow: 'warning', failing: 'danger' }

/** One part: its state now, and a bar for each day. */
export function PartCard({ part, firstDay }: { part: PartData; firstDay: string }) {
  const { label, sentence, state, since, checkedAt } = part
  return (
    <article className="card grid grid-cols-1 gap-3 p-5 max-md:p-4">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2 className="text-lg">{label}</h2>
          <p className="text-sm text-text-muted">{sentence}</p>
        </div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-text-muted">
          <Badge tone={state === null ? 'plain' : TONES[state]}>{state === null ? NOT_MEASURED : STATE_LABELS[state]}</Badge>
          {state !== null && since !== null && <span>last change <TimeAgo at={String(since)} /></span>}
          {state === null && checkedAt !== null && <span>last check <TimeAgo at={String(checkedAt)} /></span>}
        </p>
      </header>
      <DayBars label={label} firstDay={firstDay} counts={countsOf(part)} />
    </article>
  )
}
