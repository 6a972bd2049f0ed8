import { listen, type Listener } from '#platform/server/signals.ts'
import { findUnderName } from './find-under-name.ts'

/** What blogs hear of others. */
export const blogListeners: Listener[] = [listen('blogs.find-under-name', 'person.renamed', (context, { personId }) => findUnderName(context, personId))]
