import { temporaryKey } from '../../rules/course-draft.ts'

/** A key for a new topic, lesson or question. */
export const newKey = (): string => temporaryKey(crypto.randomUUID())
