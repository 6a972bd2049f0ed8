/** The public module of people for the screens of other features. */
export { MentionTextArea, type MentionablePerson } from './MentionTextArea.tsx'
export { OwnInterestsQuery } from './own-interests-query.ts'
