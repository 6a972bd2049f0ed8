import type { House } from '#platform/server/context.ts'
import { insertSeedProfile } from './profiles.queries.ts'
import type { PlantedPerson } from './plant-people.ts'
import { profiles } from '#content/demo/profiles.ts'

/** What everybody shows of themselves: experience, tech stack, repositories. */
export async function plantProfiles(house: House, people: Map<string, PlantedPerson>): Promise<void> {
  const now = house.clock.now().getTime()
  for (const [username, profile] of Object.entries(profiles)) {
    await insertSeedProfile(house.database, {
      personId: people.get(username)!.id,
      profile,
      // A second apart, so that they stand in the order in which they were written down.
      at: (place) => new Date(now - 3600_000 + place * 1000),
      id: () => house.dice.uuid(),
    })
  }
}
