import { SLOT_MINUTES } from '../rules/office-hours.ts'

/** The lengths that an office hour can have, as options of a choice. */
export const LENGTHS = SLOT_MINUTES.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))
