/** A remark on a problem is short: whoever has more to say writes a blog. */
export const REMARK_LENGTH = 2_000
export const REMARK_PAGE = 30
export const PROBLEM_REPORT_LENGTH = 1_000
export const REPORTABLE = ['problem', 'remark'] as const
export type Reportable = (typeof REPORTABLE)[number]
