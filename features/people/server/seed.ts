import type { Services } from '#platform/server/context.ts'
import { DEMO_DOMAIN, type DemoWorld } from '#platform/server/demo-world.ts'
import { people as demoPeople } from '#content/demo/people.ts'
import { drawPortrait } from '#content/demo/portraits/draw-portrait.ts'
import { portraits } from '#content/demo/portraits/portraits.ts'
import { seedImage } from '#platform/server/images/seed-image.ts'
import { followedTopics } from '#content/demo/followed-topics.ts'
import { insertTopics } from './followed-topics.queries.ts'
import { insertPeople, saveAvatar } from './seed.queries.ts'

/** In pixels; avatars are shown smaller. */
const PORTRAIT_WIDTH = 480
const DAY_MS = 24 * 3600 * 1000

/** Creates the people of the demo world with their roles, portraits and followed topics. */
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
  await seedPortraits(services, world)
  for (const [username, topics] of Object.entries(followedTopics)) {
    await insertTopics(services.database.db, { personId: world.people.get(username)!.id, topics, at: new Date(now) })
  }
}

/** Draws the portraits, few at a time: encoding refuses a long queue. */
async function seedPortraits(services: Services, { people }: DemoWorld): Promise<void> {
  const waiting = Object.entries(portraits)
  const drawNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { id } = people.get(next[0])!
      const image = await seedImage(services, id, drawPortrait(next[1]), PORTRAIT_WIDTH)
      await saveAvatar(services.database, id, image.id)
    }
  }
  await Promise.all([drawNext(), drawNext(), drawNext()])
}
