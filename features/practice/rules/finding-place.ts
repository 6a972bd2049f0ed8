import { dataOf, type ProblemDraft } from './problem-draft.ts'
import { readTrial } from './trial-source.ts'

/** Why a trial without a Python or SQL reference does not run. */
export const NO_REFERENCE = 'Write a reference solution first.'

/** The position in the draft of what a trial found; null for what belongs to no field, or is mended by now. */
export function placeOfFinding(draft: ProblemDraft, finding: string): string | null {
  if (finding === NO_REFERENCE) return 'solutions'
  const read = readTrial(dataOf(draft))
  if ('source' in read) return null
  return read.faults[read.findings.indexOf(finding)]?.at ?? null
}
