import type { Context } from '#platform/server/context.ts'
import { readEvidence } from '#features/people/server/public.ts'
import { skillsWithEvidence, type SkillWithEvidence } from '../rules/evidence.ts'

/** The skills of a person with what shows each of them. */
export const readSkills = async (context: Context, { id, stack }: { id: string; stack: readonly string[] }): Promise<SkillWithEvidence[]> =>
  stack.length === 0 ? [] : skillsWithEvidence(stack, await readEvidence(context, id))
