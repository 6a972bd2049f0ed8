import { createContext, use } from 'react'
import { NEW_PROBLEM } from '../../rules/new-problem.ts'
import { dataOf, draftOf, type ProblemDraft } from '../../rules/problem-draft.ts'
import type { ProblemEdit } from './problem-edit-documents.ts'

interface ProblemForm {
  draft: ProblemDraft
  change: (part: Partial<ProblemDraft>) => void
  /** The messages at a position, after an attempt to save. */
  faultsAt: (at: string) => string[]
  verdicts: ProblemEdit['verdicts']
}

export const ProblemFormContext = createContext<ProblemForm | null>(null)

/** The problem in the form, for its sections. */
export function useProblemForm(): ProblemForm {
  const form = use(ProblemFormContext)
  if (form === null) throw new Error('useProblemForm is only for sections of the problem form.')
  return form
}

type Texts = Pick<ProblemEdit, 'about' | 'statement' | 'hints' | 'editorial' | 'tests' | 'solutions'>

const parseTexts = (slug: string, { about, statement, hints, editorial, tests, solutions }: Texts): ProblemDraft =>
  draftOf({ slug, about: JSON.parse(about), statement, hints: JSON.parse(hints), editorial, tests: JSON.parse(tests), solutions: JSON.parse(solutions) })

/** The draft for a problem of the server; a new one starts with a small example. */
export const draftOfEdit = (edit: ProblemEdit | null): ProblemDraft => (edit === null ? parseTexts('', NEW_PROBLEM) : parseTexts(edit.slug, edit))

/** The input of the mutation. */
export function inputOf(draft: ProblemDraft, { revision, isNew }: { revision: number; isNew: boolean }) {
  const { slug, about, statement, hints, editorial, tests, solutions } = dataOf(draft)
  const text = JSON.stringify
  return { slug, revision, isNew, about: text(about), statement, hints: text(hints), editorial, tests: text(tests), solutions: text(solutions) }
}
