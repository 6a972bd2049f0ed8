import { readConfig } from '#platform/server/config.ts'
import { openLog } from '#platform/server/log.ts'
import { sendHeartbeats } from '#platform/server/neighbours/heartbeat.ts'
import { openNeighbours } from '#platform/server/neighbours/neighbours.ts'
import { joinFirst } from '#platform/server/neighbours/web-processes.ts'
import { notedAddress } from './address.ts'
import { openHouse } from './house.ts'
import { originOf, serve } from './serve.ts'
import { stopInOrder, whenAsked } from './stopping.ts'
import { logUnhandledRejections } from './unhandled.ts'

/** Starts a further web process beside the first one, which has the database ready and everything in it. */
export async function startNeighbour(port: number): Promise<void> {
  const config = readConfig()
  const log = openLog(config)
  logUnhandledRejections(log)
  const neighbours = openNeighbours()
  const house = openHouse({ config: { ...config, judges: 0 }, address: notedAddress(config), origin: originOf(config, port), log, neighbours })
  const stops = [() => house.database.close(), async () => house.mail.close()]
  whenAsked(() => stopInOrder(stops, log))
  joinFirst(neighbours)
  const { stop } = await serve(port, { config, house, neighbours })
  stops.unshift(stop)
  sendHeartbeats()
}
