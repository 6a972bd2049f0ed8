import { openContext, type Services } from '#platform/server/context.ts'
import { DAILY_HISTORY } from '../rules/daily.ts'
import { chooseDaily } from './daily.queries.ts'

const DAY_MS = 24 * 3600 * 1000

/** Chooses the problems of the days before today. */
export const seedDaily = (services: Services): Promise<void> =>
  openContext(services).inTransaction(async ({ db, clock }) => {
    const today = Math.floor(clock.now().getTime() / DAY_MS)
    for (let day = today - DAILY_HISTORY + 1; day < today; day += 1) await chooseDaily(db, day)
  })
