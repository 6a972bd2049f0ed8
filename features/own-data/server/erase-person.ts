import { anonymizeSubject } from '#features/activity/server/public.ts'
import { eraseContent } from '#features/blogs/server/public.ts'
import { eraseComments } from '#features/discussions/server/public.ts'
import { eraseIdeas } from '#features/ideas/server/public.ts'
import { eraseDecisionTexts } from '#features/moderation/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { imageKey } from '#platform/server/images/store-image.ts'
import { IMAGE_SIZES } from '#platform/rules/image-paths.ts'
import { resumeKeysOf } from '#features/jobs/server/public.ts'
import { mayDeleteAccount } from '#features/accounts/server/public.ts'
import { releaseBookings } from '#features/office-hours/server/public.ts'
import { deletePerson, deleteReferences, lockDueDeletion } from './account-deletions.queries.ts'
import { exportKey } from './build-export.ts'
import { exportIdsOf, imageIdsOf } from './exports.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'person.left': { personId: string }
  }
}

/**
 * Erases a person whose deletion is due: every row in one transaction, then the files in a separate task. A person who has just canceled it or become
 * the last admin stays.
 */
export async function erasePerson(context: Context, personId: string): Promise<void> {
  const isErased = await context.inTransaction(async (context) => {
    if (!(await mayDeleteAccount(context, personId))) return false
    const person = await lockDueDeletion(context.db, personId, context.clock.now())
    if (person === null) return false
    const imageIds = await imageIdsOf(context.db, personId)
    const packed = await exportIdsOf(context.db, personId)
    const resumes = await resumeKeysOf(context, personId)
    await eraseContent(context, personId)
    await eraseIdeas(context, personId)
    await eraseComments(context, personId)
    await eraseDecisionTexts(context.db, personId)
    await anonymizeSubject(context, personId)
    await releaseBookings(context, personId)
    await deleteReferences(context.db, { id: personId, ...person })
    await deletePerson(context.db, personId)
    await context.enqueue('own-data.sweep-files', {
      keys: [
        ...imageIds.flatMap((id) => IMAGE_SIZES.map((size) => imageKey(id, size))),
        ...packed.map(exportKey),
        ...resumes,
      ],
    })
    await context.emit({ name: 'person.left', personId })
    return true
  })
  if (isErased) context.log.info('Somebody left; all that was theirs is erased.')
}
