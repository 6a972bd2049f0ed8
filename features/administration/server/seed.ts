import { openContext, type Services } from '#platform/server/context.ts'
import type { DemoWorld } from '#platform/server/demo-world.ts'
import { MAX_GROUP_MEMBERS, MAX_GROUPS } from '../rules/rights-groups.ts'
import { insertGroup, insertMember } from './groups/groups.queries.ts'

const EDITOR = 'ingrid-halvorsen'
const GROUP = '0197f3a0-5b1c-7c58-9a57-6d0e4c3b2a10'

/** A permission group of the demo world, with an editor who is not one of the accounts to log in with. */
export async function seedPermissionGroup(services: Services, { people }: DemoWorld): Promise<void> {
  const { db, clock } = openContext(services)
  const at = clock.now()
  await insertGroup(db, { id: GROUP, name: 'News editors', about: 'Pick, correct and hide tech news.', rights: ['news.edit', 'news.sources'], changed_at: at, max: MAX_GROUPS })
  await insertMember(db, { groupId: GROUP, personId: people.get(EDITOR)!.id, by: null, at, max: MAX_GROUP_MEMBERS })
}
