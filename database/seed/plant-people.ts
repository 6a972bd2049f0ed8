import type { House } from '#platform/server/context.ts'
import { people as seedPeople } from './world/people.ts'
import { DEMO_DOMAIN, insertFollows, insertPeople } from './world.queries.ts'

export interface PlantedPerson {
  id: string
  username: string
  email: string
}

const DAY_MS = 24 * 3600 * 1000

/** Everybody in the demo world, with the roles they hold and whom they follow. */
export async function plantPeople(house: House, passwords: Record<string, string>): Promise<Map<string, PlantedPerson>> {
  const now = house.clock.now().getTime()
  // One hash that matches no password serves all who are not to be logged in as.
  const nobody = await house.passwords.hash(house.dice.secret())
  const rows = []
  for (const person of seedPeople) {
    const password = passwords[person.username]
    rows.push({
      ...person,
      email: `${person.username}@${DEMO_DOMAIN}`,
      passwordHash: password === undefined ? nobody : await house.passwords.hash(password),
      joinedAt: new Date(now - person.joinedDaysAgo * DAY_MS),
    })
  }
  const ids = await insertPeople(house.database, rows)
  const planted = new Map(rows.map((row, at) => [row.username, { id: ids[at]!, username: row.username, email: row.email }]))
  await insertFollows(house.database, followsAmong([...planted.values()].map((person) => person.id)))
  return planted
}

/** Each follows a handful of others, spread evenly, so that nobody is alone and nobody is followed by all. */
function followsAmong(ids: string[]): { follower: string; followed: string }[] {
  return ids.flatMap((follower, at) =>
    [1, 3, 4, 9, 11].slice(0, 2 + (at % 4)).map((step) => ({ follower, followed: ids[(at + step) % ids.length]! })),
  )
}
