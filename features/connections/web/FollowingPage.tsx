import { followListPage } from './follow-list-page.tsx'

/** The people whom a person follows. */
export const page = followListPage('following')
