import { counted } from '#platform/rules/counted.ts'

/** What the last checks of a version found. */
export interface CheckedEdit {
  state: string
  isPublished: boolean
  findings: readonly string[]
  verdicts: readonly { isExpected: boolean }[]
}

/** Why the checks failed, in short: how many solutions, or how many other findings. */
export function failureText({ findings, verdicts }: Pick<CheckedEdit, 'findings' | 'verdicts'>): string {
  const unexpected = verdicts.filter(({ isExpected }) => !isExpected).length
  return `Checks failed: ${unexpected > 0 ? `${unexpected} of ${counted(verdicts.length, 'solution', 'solutions')}` : counted(findings.length, 'thing to fix', 'things to fix')}`
}

/** Whether the form still holds the version whose checks failed. */
export const isFailed = ({ state }: Pick<CheckedEdit, 'state'>, isChanged: boolean): boolean => state === 'failed' && !isChanged

/**
 * What is true of the version in the form once it is saved; `saved` is the text of the autosave. `isChanged`: it differs from the version that the
 * server answered with, so the result of its checks does not count for it.
 */
export function publicationText(edit: CheckedEdit, { isChanged, saved }: { isChanged: boolean; saved: string }): string {
  if (edit.state === 'checking') return 'Running checks…'
  if (isFailed(edit, isChanged)) return failureText(edit)
  if (!edit.isPublished) return saved
  return isChanged || edit.state !== 'passed' ? `${saved}. Not published yet.` : `${saved}. All checks passed.`
}
