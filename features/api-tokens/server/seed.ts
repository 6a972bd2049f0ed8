import { openContext, type Services } from '#platform/server/context.ts'
import type { DemoWorld } from '#platform/server/demo-world.ts'
import { ACCESS_TOKEN_PREFIX, accessTokenHash } from '#platform/server/sessions/access-tokens.ts'
import { MAX_TOKENS } from '../rules/tokens.ts'
import { insertAccessToken } from './tokens.queries.ts'

const DAY_MS = 86_400_000
const OWNER = 'lina-okafor'

/** An access token of the demo learner, which nobody knows. */
export async function seedAccessToken(services: Services, { people }: DemoWorld): Promise<void> {
  const { db, clock, random } = openContext(services)
  const createdAt = new Date(clock.now().getTime() - 12 * DAY_MS)
  await insertAccessToken(db, {
    id: random.uuid(), personId: people.get(OWNER)!.id, name: 'Study statistics script', scopes: ['public:read', 'own:read'], hash: accessTokenHash(ACCESS_TOKEN_PREFIX + random.secret()),
    created_at: createdAt, expires_at: new Date(createdAt.getTime() + 90 * DAY_MS), max: MAX_TOKENS,
  })
}
