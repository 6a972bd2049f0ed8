import type { House } from '#platform/server/context.ts'
import { people as seedPeople } from '#content/demo/people.ts'
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
  await insertFollows(house.database, followsAmong([...planted.values()].map((person) => person.id), now))
  return planted
}

/** How far around the circle of people those are whom one follows: a step and its way back make a connection. */
const STEPS = [1, -1, 4, 9, -4, 3, 11, -9]

/** Each follows a handful of others, some of whom follow back, over the last hundred days: nobody is alone. */
function followsAmong(ids: string[], now: number): { follower: string; followed: string; at: Date }[] {
  return ids.flatMap((follower, at) =>
    STEPS.slice(0, 3 + ((at * 3) % 5)).map((step, order) => ({
      follower,
      followed: ids[(at + step + ids.length) % ids.length]!,
      at: new Date(now - (1 + ((at * 7 + order * 13) % 100)) * DAY_MS),
    })),
  )
}
