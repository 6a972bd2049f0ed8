/** The door of the site's own words: somebody of the team, and the screen on which admins write them (it comes when needed). */
import { lazy } from 'react'

export { TeamMember, TeamMemberFields } from './TeamMember.tsx'
export const SiteSettings = lazy(() => import('./SiteSettings.tsx').then(({ SiteSettings }) => ({ default: SiteSettings })))
