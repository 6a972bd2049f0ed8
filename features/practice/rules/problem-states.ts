/** The facts that decide in which state a problem is. */
export interface ProblemFacts {
  state: string
  isPublished: boolean
  wasPublished: boolean
  isInReview: boolean
  reviewComment: string
}

export interface ProblemState {
  label: string
  tone: 'plain' | 'success' | 'warning' | 'danger'
}

/** The states of a problem as badges: first that of the draft, then whether it is published. */
export function problemStates({ state, isPublished, wasPublished, isInReview, reviewComment }: ProblemFacts): ProblemState[] {
  const draft = draftState({ state, isInReview, reviewComment }, isPublished)
  const publication: ProblemState[] = isPublished ? [{ label: 'Published', tone: 'success' }] : wasPublished ? [{ label: 'Retired', tone: 'plain' }] : []
  return [...(draft === null ? [] : [draft]), ...publication]
}

function draftState({ state, isInReview, reviewComment }: Pick<ProblemFacts, 'state' | 'isInReview' | 'reviewComment'>, isPublished: boolean): ProblemState | null {
  if (isInReview) return { label: 'In review', tone: 'warning' }
  if (state === 'checking') return { label: 'Running checks', tone: 'warning' }
  if (state === 'failed') return { label: 'Checks failed', tone: 'danger' }
  if (reviewComment !== '') return { label: 'Changes requested', tone: 'warning' }
  if (state === 'draft') return { label: isPublished ? 'Unpublished changes' : 'Draft', tone: 'plain' }
  return null
}
