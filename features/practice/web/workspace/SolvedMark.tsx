import { Mark } from './Mark.tsx'
import { useMarks } from './use-marks.ts'

/** Whether a member solved or tried the problem of a workspace; nothing where neither is so. */
export function SolvedMark({ slug }: { slug: string }) {
  const isSolved = useMarks([slug]).get(slug)
  return isSolved === undefined ? null : <Mark isSolved={isSolved} />
}
