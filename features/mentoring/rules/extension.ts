import { localText } from './local-text.ts'

/** What a learner's own due date depends on. Local times compare as text. */
export interface ExtensionFacts {
  /** When the work is due now, in the learner's time zone. */
  present: string | null
  /** Whether the new time has passed there. */
  isOver: boolean
  isHandedIn: boolean
}

/** Why a due date isn't more time for a learner; null if it is. After a late hand-in, a time in the past still clears the lateness. */
export function extensionFault(due: string, { present, isOver, isHandedIn }: ExtensionFacts): string | null {
  if (present === null) return 'This assignment has no due date.'
  if (due <= present) return `Choose a time after ${localText(present)}.`
  return isOver && !isHandedIn ? 'This time has passed. Choose a later one.' : null
}
