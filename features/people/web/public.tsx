/** The public module of people for the screens of other features. */
export { MentionOption, type MentionablePerson } from './MentionOption.tsx'
export { MentionTextArea } from './MentionTextArea.tsx'
export { FollowedTopicsQuery } from './followed-topics-query.ts'
