/** The columns of the applicant's own board. */
export const STAGES = ['Saved', 'Applied', 'Interview', 'Offer', 'Closed'] as const
export type Stage = (typeof STAGES)[number]

/** How a poster sees an application. */
export const APPLICATION_STATES = ['new', 'reviewing', 'interview', 'offer', 'declined', 'withdrawn'] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]
export const APPLICATION_LABELS: Record<ApplicationState, string> = {
  new: 'New',
  reviewing: 'In review',
  interview: 'Interview',
  offer: 'Offer',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}

/** The states that a poster can choose. */
export const DECISIONS = ['reviewing', 'interview', 'offer', 'declined'] as const
export type Decision = (typeof DECISIONS)[number]

/** What a poster can answer: a decision, or that the application is new again. */
export const ANSWERS = ['new', ...DECISIONS] as const
export type Answer = (typeof ANSWERS)[number]

/** The states in which there are applications, and the chosen one, in their order, with the number of each. */
export function countsOf(applications: readonly { state: string }[], chosen: Answer | null): { state: Answer; count: number }[] {
  return ANSWERS.map((state) => ({ state, count: applications.filter((one) => one.state === state).length })).filter(({ state, count }) => count > 0 || state === chosen)
}

/** The decisions of which the applicant is notified. */
export const ANNOUNCED: readonly ApplicationState[] = ['interview', 'offer', 'declined']

/** The column that an answer of the poster moves the applicant's card to; null: it stays where it is. */
export const stageAfter = (state: ApplicationState): Stage | null =>
  state === 'interview' ? 'Interview' : state === 'offer' ? 'Offer' : state === 'declined' || state === 'withdrawn' ? 'Closed' : null

/** Whether someone has an application for a job that counts: one that they did not withdraw. */
export const hasApplied = (applicationState: string | null | undefined): boolean => typeof applicationState === 'string' && applicationState !== 'withdrawn'

/** A state as the applicant reads it. */
export const applicationText = (state: ApplicationState): string => (state === 'new' ? 'Sent' : APPLICATION_LABELS[state])

interface CardJob {
  isOpen: boolean
  /** The column of the viewer's board; undefined if the job is not on it. */
  stage: Stage | undefined
  applicationState: string | null | undefined
}

/** What the card of a job in the list offers: nothing, the viewer's application, their board, or to apply. */
export function cardState({ isOpen, stage, applicationState }: CardJob): 'closed' | 'applied' | 'tracked' | 'open' {
  if (!isOpen) return 'closed'
  if (hasApplied(applicationState)) return 'applied'
  return stage === undefined || stage === 'Saved' ? 'open' : 'tracked'
}
