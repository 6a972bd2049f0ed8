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

/** Whether the form holds the version that is on the site. */
export const isPublication = ({ state, isPublished }: Pick<CheckedEdit, 'state' | 'isPublished'>, isChanged: boolean): boolean => isPublished && state === 'passed' && !isChanged

/**
 * What is true of the version in the form once it is saved; `saved` is the text of the autosave. `isChanged`: it differs from the version that the
 * server answered with, so the result of its checks does not count for it. `isNew`: this form published it.
 */
export function publicationText(edit: CheckedEdit, { isChanged, isNew, saved }: { isChanged: boolean; isNew: boolean; saved: string }): string {
  if (edit.state === 'checking') return 'Running checks…'
  if (isFailed(edit, isChanged)) return failureText(edit)
  if (!edit.isPublished) return saved
  if (!isPublication(edit, isChanged)) return `${saved}. Not published yet.`
  return isNew ? 'Published just now' : 'Published. All checks passed.'
}
