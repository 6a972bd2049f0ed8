/** The place of the role's panel, kept free where a login is remembered: two rows of figures on a telephone, one elsewhere. */
export const PANEL_PLACE =
  'hidden in-data-[session=in]:block in-data-[session=in]:min-h-48 sm:in-data-[session=in]:min-h-30'
