import { anonymizeSubject } from '#features/activity/server/public.ts'
import { eraseWritings } from '#features/blogs/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { imageKey } from '#platform/server/pictures/keep-image.ts'
import { IMAGE_SIZES } from '#platform/rules/image-paths.ts'
import { mayLeave } from '#features/accounts/server/public.ts'
import { deletePerson, eraseTraces, lockDue } from './departures.queries.ts'
import { exportKey } from './make-export.ts'
import { exportsOf, picturesOf } from './exports.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'person.left': { personId: string }
  }
}

/**
 * Erases somebody whose time has come: every row in one transaction, then the files, by a task of their own. Whoever changed their mind in this moment, or has become the last admin, stays.
 */
export async function erasePerson(context: Context, personId: string): Promise<void> {
  const isErased = await context.inTransaction(async (context) => {
    const person = await lockDue(context.db, personId, context.clock.now())
    if (person === null || !(await mayLeave(context, personId))) return false
    const pictures = await picturesOf(context.db, personId)
    const packed = await exportsOf(context.db, personId)
    await eraseWritings(context, personId)
    await anonymizeSubject(context, personId)
    await eraseTraces(context.db, { id: personId, ...person })
    await deletePerson(context.db, personId)
    await context.enqueue('own-data.sweep-files', {
      keys: [
        ...pictures.flatMap((id) => IMAGE_SIZES.map((size) => imageKey(id, size))),
        ...packed.map(exportKey),
      ],
    })
    await context.emit({ name: 'person.left', personId })
    return true
  })
  if (isErased) context.log.info('Somebody left; all that was theirs is erased.')
}
