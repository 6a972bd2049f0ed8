/** Something that a member began, or has to do. */
export interface Candidate {
  /** When it was last touched, or when it is due, in milliseconds. */
  at: number
}

export interface Candidates<Work extends Candidate, Problem> {
  /** What the member has to hand in. */
  assignments: readonly Work[]
  /** Lessons, drafts and code that the member began. */
  begun: readonly Work[]
  /** The next problem of their topics. */
  problem: Problem | null
}

const SOON_MS = 48 * 3_600_000

/** The one thing to do next: an assignment that is due within two days, else what was begun and touched last, else a later assignment, else the next problem. Null without any. */
export function nextAction<Work extends Candidate, Problem>({ assignments, begun, problem }: Candidates<Work, Problem>, now: number): Work | Problem | null {
  const [due] = assignments.toSorted((a, b) => a.at - b.at)
  const [latest] = begun.toSorted((a, b) => b.at - a.at)
  if (due !== undefined && due.at - now < SOON_MS) return due
  return latest ?? due ?? problem
}
