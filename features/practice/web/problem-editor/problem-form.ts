import { createContext, use } from 'react'
import { dataOf, draftOf, type ProblemDraft } from '../../rules/problem-draft.ts'
import type { OpenTests } from './use-open-tests.ts'
import type { ProblemEdit, SolutionVerdict } from './problem-edit-documents.ts'

interface ProblemForm {
  draft: ProblemDraft
  change: (part: Partial<ProblemDraft> | ((now: ProblemDraft) => Partial<ProblemDraft>)) => void
  /** The messages at a position, after its field was left or after an attempt to publish. */
  faultsAt: (at: string) => string[]
  /** How many messages a test has. */
  faultsOfTest: (index: number) => number
  openTests: OpenTests
  /** The verdicts of the last trial. */
  verdicts: readonly SolutionVerdict[]
  /** The file of the solution that is shown. */
  solution: string
  showSolution: (file: string) => void
  fill: { isRunning: boolean; message: string | null; start: () => void }
}

export const ProblemFormContext = createContext<ProblemForm | null>(null)

/** The problem in the form, for its sections. */
export function useProblemForm(): ProblemForm {
  const form = use(ProblemFormContext)
  if (form === null) throw new Error('useProblemForm is only for sections of the problem form.')
  return form
}

/** The draft for a problem of the server. */
export const draftOfEdit = ({ slug, about, statement, hints, editorial, tests, solutions }: ProblemEdit): ProblemDraft =>
  draftOf({ slug, about: JSON.parse(about), statement, hints: JSON.parse(hints), editorial, tests: JSON.parse(tests), solutions: JSON.parse(solutions) })

/** The input of the mutations. */
export function inputOf(slug: string, draft: ProblemDraft, revision: number) {
  const { about, statement, hints, editorial, tests, solutions } = dataOf(draft)
  const text = JSON.stringify
  return { slug, revision, about: text(about), statement, hints: text(hints), editorial, tests: text(tests), solutions: text(solutions) }
}

/** Moves to the field at a position, or to the part that it belongs to. */
export function focusAt(form: HTMLElement | null, at: string): void {
  const parts = at.split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    const place = form?.querySelector<HTMLElement>(`[data-at="${CSS.escape(parts.slice(0, length).join('.'))}"]`)
    if (place === null || place === undefined) continue
    place.scrollIntoView({ block: 'center' })
    const control = place.querySelector<HTMLElement>('[aria-invalid=true]') ?? place.querySelector<HTMLElement>('input, select, textarea, [role=textbox]') ?? place.querySelector<HTMLElement>('[tabindex], button') ?? place
    control.focus({ preventScroll: true })
    return
  }
}

/** The positions of the fields that were left with something in them, after this one was left. */
export function leftField(before: ReadonlySet<string>, field: Element): ReadonlySet<string> {
  const at = field.closest('[data-at]')?.getAttribute('data-at')
  if (at === null || at === undefined || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return before
  const isFilled = field.value.trim() !== ''
  if (before.has(at) === isFilled) return before
  return isFilled ? new Set([...before, at]) : new Set([...before].filter((one) => one !== at))
}
