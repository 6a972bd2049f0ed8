/** Reserves the space of the role panel for members: two rows on a phone, one elsewhere. */
export const PANEL_PLACEHOLDER =
  'hidden in-data-[session=in]:block in-data-[session=in]:min-h-48 sm:in-data-[session=in]:min-h-30'
