import { Badge, toneOf } from '#platform/web/ui/Badge.tsx'
import { ProgressLabel } from './workspace/ProgressLabel.tsx'

interface Props {
  difficulty: string
  /** Undefined: never tried, or nobody is logged in. */
  isSolved: boolean | undefined
}

/** What stands at the end of a problem in a list: whether the viewer solved it, and how hard it is. */
export const ProblemMarks = ({ difficulty, isSolved }: Props) => (
  <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
    {isSolved !== undefined && <ProgressLabel isSolved={isSolved} />}
    <Badge tone={toneOf(difficulty)}>{difficulty}</Badge>
  </span>
)
