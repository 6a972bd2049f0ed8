export const QUIET_DAYS = 7
export const FAILED_IN_A_ROW = 3

/** Why a learner is at risk. */
export const RISKS = ['quiet', 'stuck', 'overdue'] as const
export type Risk = (typeof RISKS)[number]

export const RISK_LABELS: Record<Risk, string> = { quiet: 'Inactive for seven days', stuck: 'Three failed attempts in a row', overdue: 'Overdue' }

/** The reason in the row of a learner. */
export const riskText = (risk: Risk, overdue: number): string => (risk === 'overdue' ? `${overdue} overdue` : RISK_LABELS[risk])

/** What makes a learner at risk, in one sentence. */
export const AT_RISK_RULE = 'At risk: inactive for seven days, three failed attempts in a row, or something overdue.'

interface LearnerFacts {
  /** The last time the learner did anything on the site; the day of joining if nothing since. */
  lastActiveAt: Date
  /** Whether the last three attempts at some assigned problem failed. */
  isStuck: boolean
  /** Whether something is overdue. */
  isOverdue: boolean
}

/** Why a learner is at risk, none if they aren't. */
export function risksOf({ lastActiveAt, isStuck, isOverdue }: LearnerFacts, now: Date): Risk[] {
  const isQuiet = now.getTime() - lastActiveAt.getTime() > QUIET_DAYS * 24 * 3600_000
  return RISKS.filter((risk) => ({ quiet: isQuiet, stuck: isStuck, overdue: isOverdue })[risk])
}
