import { followListPage } from './follow-list-page.tsx'

/** Who follows a person. */
export const page = followListPage('followers')
