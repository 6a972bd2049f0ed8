/** The public module of site: a member of the team. */
export { TeamMember, TeamMemberFields } from './TeamMember.tsx'
