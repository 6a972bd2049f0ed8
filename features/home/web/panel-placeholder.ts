/** The place of the role's panel, kept free where a login is remembered: two rows of stats on a telephone, one elsewhere. */
export const PANEL_PLACEHOLDER =
  'hidden in-data-[session=in]:block in-data-[session=in]:min-h-48 sm:in-data-[session=in]:min-h-30'
