/** The public module of people for the screens of other features. */
export { handleMentionKey } from './handle-mention-key.ts'
export { MentionList, mentionOptionId } from './MentionList.tsx'
export type { MentionablePerson } from './MentionOption.tsx'
export { MentionTextArea } from './MentionTextArea.tsx'
export { FollowedTopicsQuery } from './followed-topics-query.ts'
