import { previewOf } from '#platform/rules/text.ts'
import type { Context } from '#platform/server/context.ts'
import { isWithinLimit } from '#platform/server/rate-limit.ts'
import { previewTextOf } from '#platform/server/rich-text/plain-text.ts'
import { existingUsernames, mentionsInMarkdown } from '#features/people/server/public.ts'
import { findPeopleByUsername } from './mentions.queries.ts'
import { renderComment } from './render-comment.ts'

const PREVIEW_LENGTH = 120

/** The usernames that a comment mentions with `@`, outside of code, formulas and links. */
export const mentionsInComment = (text: string): string[] => mentionsInMarkdown(text, (text) => renderComment(text, []))

/** Returns the existing people who are mentioned with `@` in a comment; their names link to their profiles. */
export const readMentions = (context: Context, text: string): Promise<string[]> => existingUsernames(context, mentionsInComment(text))

/** Returns the ids of the people to notify of a mention in a comment, or no one if the author exceeded the limit for mentions. */
export const mentionedPeople = (context: Context, text: string, by: string): Promise<string[]> => peopleToNotify(context, mentionsInComment(text), by)

/** Returns the ids of the people with these usernames, or no one if the author of the mention exceeded the limit for mentions. */
export async function peopleToNotify(context: Context, usernames: readonly string[], by: string): Promise<string[]> {
  if (usernames.length === 0 || !(await isWithinLimit(context, 'mention.person', by))) return []
  return findPeopleByUsername(context.db, usernames)
}

/** The text of a comment in a notification, without the signs of its Markdown; formulas read as one line. */
export function commentPreview(text: string): string {
  const html = renderComment(text, [])
  return previewOf(html === null ? text.replace(/\s+/g, ' ').trim() : previewTextOf(html), PREVIEW_LENGTH)
}
