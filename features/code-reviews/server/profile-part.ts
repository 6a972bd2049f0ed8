import type { ProfilePartSource } from '#features/profiles/server/public.ts'
import { CODE_REVIEWS_PATH } from '../rules/paths.ts'
import { thanksText } from '../rules/code-review.ts'
import { findThanks } from './reviews.queries.ts'

/** How often learners thanked a mentor for reviews. Nothing without thanks. */
export const thanksOfProfile: ProfilePartSource = {
  title: 'Code reviews',
  list: async ({ db }, personId) => {
    const { thanks, latest } = await findThanks(db, personId)
    return thanks === 0 ? [] : [{ title: thanksText(thanks), path: CODE_REVIEWS_PATH, note: 'Last on', at: latest }]
  },
}
