import type { Services } from '#platform/server/context.ts'
import { DEMO_DOMAIN, type DemoWorld } from '#platform/server/demo-world.ts'
import { people as demoPeople } from '#content/demo/people.ts'
import { insertPeople } from './seed.queries.ts'

const DAY_MS = 24 * 3600 * 1000

/** Creates the people of the demo world with their roles. */
export async function seedPeople(services: Services, world: DemoWorld): Promise<void> {
  const now = services.clock.now().getTime()
  // One hash that matches no password serves all accounts without a login.
  const noPassword = await services.passwords.hash(services.random.secret())
  const rows = []
  for (const person of demoPeople) {
    const password = world.passwords[person.username]
    rows.push({
      ...person,
      email: `${person.username}@${DEMO_DOMAIN}`,
      passwordHash: password === undefined ? noPassword : await services.passwords.hash(password),
      joinedAt: new Date(now - person.joinedDaysAgo * DAY_MS),
    })
  }
  const ids = await insertPeople(services.database, rows)
  rows.forEach(({ username, email }, at) => world.people.set(username, { id: ids[at]!, username, email }))
}
