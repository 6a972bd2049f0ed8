import type { DemoWorld } from '#platform/server/demo-world.ts'
import { openContext, type Services } from '#platform/server/context.ts'
import { savePersonTrust } from './trust.queries.ts'

/** People of the demo world joined long ago: they are members, and those who can log in are regulars. */
export async function seedTrust(services: Services, { people, passwords }: DemoWorld): Promise<void> {
  await openContext(services).inTransaction(async ({ db, clock }) => {
    for (const { id, username } of people.values()) {
      await savePersonTrust(db, { personId: id, level: username in passwords ? 'regular' : 'member', isManual: false, reason: '', at: clock.now() })
    }
  })
}
