import { Icon } from '#platform/web/ui/Icon.tsx'
import { circleCheckIcon } from '#platform/web/ui/icons.ts'
import type { Progress } from './collection-query.ts'
import '../progress.css'

/** How many problems of a topic or a track the member has solved, as a bar with its numbers. */
export const CollectionProgress = ({ progress: { solved, total, isComplete }, label }: { progress: Progress; label: string }) => (
  <div className="grid grid-cols-1 gap-1.5 text-sm">
    <p className={`tabular flex items-center gap-1.5 ${isComplete ? 'text-success' : 'text-text-muted'}`}>
      {isComplete && <Icon of={circleCheckIcon} small />}
      {isComplete ? `All ${total} solved` : `${solved} of ${total} solved`}
    </p>
    <progress className="solved-progress" aria-label={label} max={Math.max(1, total)} value={solved} />
  </div>
)
