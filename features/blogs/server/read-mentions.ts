import type { Context } from '#platform/server/context.ts'
import { mentionsIn } from '#features/people/rules/mentions.ts'
import { existingUsernames } from '#features/people/server/public.ts'

/** Returns the existing people who are mentioned with `@` in a comment; their names link to their profiles. */
export async function readMentions(context: Context, text: string): Promise<string[]> {
  return existingUsernames(context, mentionsIn(text))
}
