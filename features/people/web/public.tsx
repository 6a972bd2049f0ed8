/** The public module of people for the screens of other features. */
export { MentionTextArea, type MentionablePerson } from './MentionTextArea.tsx'
export { FollowedTopicsQuery } from './followed-topics-query.ts'
