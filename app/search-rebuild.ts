/** `npm run search:rebuild`: rebuilds the search index. The site may be running. */
import { systemClock } from '#platform/server/clock.ts'
import { rebuildIndex } from '#features/search/server/public.ts'
import { withDatabase } from './server/command.ts'
import { contributions } from './server/features.ts'

await withDatabase(async ({ database }) => `The search index was rebuilt: ${await rebuildIndex({ database, contributions, clock: systemClock })} things.`)
