/** A remark on a problem is short: whoever has more to say writes a blog. */
export const REMARK_LENGTH = 2_000
export const REMARK_PAGE = 30
