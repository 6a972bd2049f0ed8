import type { Context } from '#platform/server/context.ts'
import { mentionsIn } from '#features/people/rules/mentions.ts'
import { existingUsernames } from '#features/people/server/public.ts'

/** The people whom a comment calls with `@` and who are here: their names lead to their profiles. */
export async function readMentions(context: Context, text: string): Promise<string[]> {
  return existingUsernames(context, mentionsIn(text))
}
