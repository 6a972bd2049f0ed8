/** The maximum length of a comment on a problem. */
export const REMARK_LENGTH = 2_000
export const REMARK_PAGE = 30
