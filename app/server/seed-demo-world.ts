import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Services } from '#platform/server/context.ts'
import type { DemoWorld } from '#platform/server/demo-world.ts'
import { deleteDemoWorld, refreshStatistics } from './demo-world.queries.ts'
import { seed } from './features.ts'

const DEMO = { learner: 'lina-okafor', mentor: 'mateo-silva', admin: 'ada-lindqvist' } as const

/**
 * Seeds the demo data into an empty database: people, blogs with images, reactions and comments, with times relative to now. The
 * passwords of the three demo accounts are generated and written to one file that only its owner may read; the other passwords are
 * discarded.
 */
export async function seedDemoWorld(services: Services, dataDir: string): Promise<void> {
  const started = performance.now()
  // An interrupted attempt cannot be completed.
  await deleteDemoWorld(services.database)
  try {
    const passwords = Object.fromEntries(Object.values(DEMO).map((username) => [username, newPassword()]))
    const world: DemoWorld = { people: new Map(), passwords }
    await seed(services, world)
    await refreshStatistics(services.database)
    const accounts = Object.fromEntries(
      Object.entries(DEMO).map(([role, username]) => [
        role,
        { email: world.people.get(username)!.email, username, password: passwords[username] },
      ]),
    )
    writeFileSync(join(dataDir, 'demo-accounts.json'), `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 })
    services.log.info({ ms: Math.round(performance.now() - started) }, 'The demo data were seeded.')
  } catch (error) {
    await deleteDemoWorld(services.database)
    throw error
  }
}

/** Four groups of four unambiguous letters and digits: 80 bits, easy to type. */
function newPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const all = [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join('')
  return all.match(/.{4}/g)!.join('-')
}
