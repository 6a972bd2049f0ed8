/** The public module of people: their cards, which usernames exist and whose they are, and who may see which section of a profile. */
export { Person, type PersonCard } from './person.schema.ts'
export { optionalPersonCard, personCard } from './person-card.ts'
export { linkMentions } from './link-mentions.ts'
export { existingUsernames } from './existing-usernames.ts'
export { requireUsername } from './require-username.ts'
export { audienceOf, maySeeSection, personForSection, visibleSections } from './visibility.ts'
export { readEvidence, type EvidenceSource } from './skill-evidence.ts'
