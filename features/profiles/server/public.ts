/** The public module of profiles: skills with evidence, and what an applicant can send of a profile. */
export { profileForApplication, type ApplicantProfile } from './profile-for-application.ts'
export { readSkills } from './read-skills.ts'
export type { ProfileEntry, ProfilePartSource } from './profile-parts.ts'
