import type { ChangeKind, CourseChange } from './course-changes.ts'

const WORDS: Record<ChangeKind, string> = { added: 'Added', changed: 'Changed', moved: 'Moved', removed: 'Removed' }
const SHOWN = 8

/** What changes in a course, a line for each difference: removals first, and a last line for what is left out. */
export function changeSummary(changes: readonly CourseChange[]): string[] {
  const ordered = [...changes.filter(({ kind }) => kind === 'removed'), ...changes.filter(({ kind }) => kind !== 'removed')]
  const lines = ordered.map(({ kind, lesson, name }) => `${WORDS[kind]}: ${lesson === null ? name : `lesson “${name}”`}`)
  return lines.length <= SHOWN + 1 ? lines : [...lines.slice(0, SHOWN), `And ${lines.length - SHOWN} more`]
}

/** Whom the next version of a course reaches, and how. */
export function reachOf(learners: number, changes: readonly CourseChange[]): string {
  if (learners === 0) return 'No one takes this course yet. Its page changes at once.'
  const seen = `${learners === 1 ? '1 learner takes' : `${learners} learners take`} this course and will see the changes at once.`
  const hasNew = changes.some(({ kind, lesson }) => kind === 'added' && lesson !== null)
  return hasNew ? `${seen} They are notified of new lessons.` : seen
}
