import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { House } from '#platform/server/context.ts'
import { plantBlogs } from './plant-blogs.ts'
import { plantNotifications } from './plant-notifications.ts'
import { plantActivity } from './plant-activity.ts'
import { plantPeople } from './plant-people.ts'
import { plantProfiles } from './plant-profiles.ts'
import { forgetWorld, refreshStatistics } from './world.queries.ts'

const DEMO = { learner: 'lina-okafor', mentor: 'mateo-silva', admin: 'ada-lindqvist' } as const

/**
 * Puts the demo world into an empty house: people, blogs with pictures, reactions and comments, all at times relative
 * to now. The passwords of the three demo accounts are made here and kept in one file that only its owner may read;
 * everybody else in the world has a password that nobody knows.
 */
export async function plantDemoWorld(house: House, dataDir: string): Promise<void> {
  const started = performance.now()
  // What an interrupted planting left would never be completed.
  await forgetWorld(house.database)
  try {
    const passwords = Object.fromEntries(Object.values(DEMO).map((username) => [username, newPassword()]))
    const people = await plantPeople(house, passwords)
    await plantBlogs(house, people)
    await plantProfiles(house, people)
    await plantActivity(house, people)
    await plantNotifications(house, people.get(DEMO.learner)!, [people.get(DEMO.mentor)!, people.get(DEMO.admin)!])
    await refreshStatistics(house.database)
    const accounts = Object.fromEntries(
      Object.entries(DEMO).map(([role, username]) => [
        role,
        { email: people.get(username)!.email, username, password: passwords[username] },
      ]),
    )
    writeFileSync(join(dataDir, 'demo-accounts.json'), `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 })
    house.log.info({ ms: Math.round(performance.now() - started) }, 'The demo world is in place.')
  } catch (error) {
    await forgetWorld(house.database)
    throw error
  }
}

/** Four groups of four letters and digits that cannot be mistaken for each other: 80 bits, easy to type. */
function newPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const all = [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join('')
  return all.match(/.{4}/g)!.join('-')
}
