import { followListPage } from './follow-list-page.tsx'

/** Whom a person follows. */
export const page = followListPage('following')
