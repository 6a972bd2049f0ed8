import { ProgressLabel } from './ProgressLabel.tsx'
import { useProgress } from './use-progress.ts'

/** Whether the viewer solved or tried the problem; nothing if neither. */
export function OwnProgress({ slug }: { slug: string }) {
  const isSolved = useProgress([slug]).get(slug)
  return isSolved === undefined ? null : <ProgressLabel isSolved={isSolved} />
}
