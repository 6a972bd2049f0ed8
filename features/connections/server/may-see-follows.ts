import type { Context } from '#platform/server/context.ts'
import { maySeeSection } from '#features/people/server/public.ts'

/** Whether the viewer may see the followers and the following list of a person, by the person's own choice. */
export const maySeeFollowsOf = (context: Context, personId: string): Promise<boolean> => maySeeSection(context, personId, 'followers')
