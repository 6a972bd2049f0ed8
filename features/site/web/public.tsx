/** The door of the site's own words: somebody of the team, and the screen on which admins write them (it comes when needed). */
import { part } from '#platform/web/ui/part.tsx'

export { TeamMember, TeamMemberFields } from './TeamMember.tsx'
export const SiteSettings = part(() => import('./SiteSettings.tsx').then((module) => module.SiteSettings))
