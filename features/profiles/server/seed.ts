import type { Services } from '#platform/server/context.ts'
import type { DemoWorld } from '#platform/server/demo-world.ts'
import { profiles } from '#content/demo/profiles.ts'
import { insertSeedProfile } from './seed.queries.ts'

/** Seeds the profile sections of all people: experience, tech stack, repositories. */
export async function seedProfiles(services: Services, { people }: DemoWorld): Promise<void> {
  const now = services.clock.now().getTime()
  for (const [username, profile] of Object.entries(profiles)) {
    await insertSeedProfile(services.database, {
      personId: people.get(username)!.id,
      profile,
      // A second apart, so that they keep the order of this list.
      at: (place) => new Date(now - 3600_000 + place * 1000),
      id: () => services.random.uuid(),
    })
  }
}
