import type { Services } from '#platform/server/context.ts'
import type { DemoWorld } from '#platform/server/demo-world.ts'
import { insertFollows } from './seed.queries.ts'

const DAY_MS = 24 * 3600 * 1000

/** How far around a circle of people the followed ones are: a step and its reverse make a connection. */
const STEPS = [1, -1, 4, 9, -4, 3, 11, -9]

/** Seeds the follows of the demo world: each person follows a handful of others over the last hundred days, and some follow back. */
export async function seedFollows(services: Services, { people }: DemoWorld): Promise<void> {
  const now = services.clock.now().getTime()
  const ids = [...people.values()].map(({ id }) => id)
  const follows = ids.flatMap((follower, at) =>
    STEPS.slice(0, 3 + ((at * 3) % 5)).map((step, order) => ({
      follower,
      followed: ids[(at + step + ids.length) % ids.length]!,
      at: new Date(now - (1 + ((at * 7 + order * 13) % 100)) * DAY_MS),
    })),
  )
  await insertFollows(services.database, follows)
}
