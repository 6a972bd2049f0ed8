import { followListPage } from './follow-list-page.tsx'

/** The followers of a person. */
export const page = followListPage('followers')
