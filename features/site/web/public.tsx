/** The public module of site: a member of the team, as home and about show them. */
export { TeamMember, TeamMemberFields } from './TeamMember.tsx'
