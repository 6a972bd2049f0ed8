import type { Context } from '#platform/server/context.ts'
import { maySeeSection } from '#features/people/server/public.ts'

/** Whether the viewer may see who follows a person and whom that person follows: as the person chose for their profile. */
export const maySeeFollowsOf = (context: Context, personId: string): Promise<boolean> => maySeeSection(context, personId, 'followers')
