/** `npm run search:rebuild`: builds the search index anew, while the site runs or not. */
import { systemClock } from '#platform/server/clock.ts'
import { rebuildIndex } from '#features/search/server/public.ts'
import { withDatabase } from './server/command.ts'
import { contributions } from './server/features.ts'

await withDatabase(async ({ database }) => `The search index was rebuilt: ${await rebuildIndex({ database, contributions, clock: systemClock })} things.`)
