import { createContext, use } from 'react'
import { NEW_PROBLEM } from '../../rules/new-problem.ts'
import { dataOf, draftOf, type ProblemDraft } from '../../rules/problem-draft.ts'
import type { Written } from './problem-desk-requests.ts'

interface ProblemForm {
  draft: ProblemDraft
  change: (part: Partial<ProblemDraft>) => void
  /** What is wrong there, in words, once somebody tried to save. */
  faultsAt: (at: string) => string[]
  verdicts: Written['verdicts']
}

export const ProblemFormContext = createContext<ProblemForm | null>(null)

/** The problem that is being written, for the parts of its form. */
export function useProblemForm(): ProblemForm {
  const form = use(ProblemFormContext)
  if (form === null) throw new Error('This is a part of the problem form.')
  return form
}

type Texts = Pick<Written, 'about' | 'statement' | 'hints' | 'editorial' | 'tests' | 'solutions'>

const opened = (slug: string, { about, statement, hints, editorial, tests, solutions }: Texts): ProblemDraft =>
  draftOf({ slug, about: JSON.parse(about), statement, hints: JSON.parse(hints), editorial, tests: JSON.parse(tests), solutions: JSON.parse(solutions) })

/** A problem as the server holds it, in its form; a new one begins with a small example. */
export const draftOfWritten = (written: Written | null): ProblemDraft => (written === null ? opened('', NEW_PROBLEM) : opened(written.slug, written))

/** The form as it is sent. */
export function inputOf(draft: ProblemDraft, { revision, isNew }: { revision: number; isNew: boolean }) {
  const { slug, about, statement, hints, editorial, tests, solutions } = dataOf(draft)
  const text = JSON.stringify
  return { slug, revision, isNew, about: text(about), statement, hints: text(hints), editorial, tests: text(tests), solutions: text(solutions) }
}
