/** What the judge says of a test, and of a submission. */
export const VERDICTS = [
  'Accepted',
  'Wrong Answer',
  'Time Limit Exceeded',
  'Memory Limit Exceeded',
  'Runtime Error',
  'Output Limit Exceeded',
  'Compile Error',
  'Judge Error',
] as const
export type Verdict = (typeof VERDICTS)[number]

/** What becomes of a submission. A judge that is lost gives it back; judging anew changes the verdict, not the state. */
export const STATES = ['waiting', 'running', 'judged'] as const
export type State = (typeof STATES)[number]

/** Nobody has more than this waiting at once; one more is refused. */
export const MAX_WAITING = 5

/** So often is a submission tried when the judge itself fails; after that it is given up, and counts for nothing. */
export const MAX_TRIES = 3

export const MAX_CODE = 65_536

/** The whole is what the first test says that was not passed (requirement J-4). */
export const verdictOf = (outcomes: readonly { verdict: Verdict }[]): Verdict =>
  outcomes.find(({ verdict }) => verdict !== 'Accepted')?.verdict ?? 'Accepted'

/** What is shown of a submission when more is heard: the answer to an earlier question may come after the verdict. */
export const laterOf = <Told extends { state: string }>(before: Told, heard: Told): Told => (before.state === 'judged' ? before : heard)

/** Whether anything follows from a verdict for the person: a failure of ours never does. */
export const counts = (verdict: Verdict): boolean => verdict !== 'Judge Error'
