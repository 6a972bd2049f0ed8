/** The public module of profiles: skills with evidence. */
export { readSkills } from './read-skills.ts'
