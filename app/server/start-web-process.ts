import { readConfig } from '#platform/server/config.ts'
import { openLog } from '#platform/server/log.ts'
import { sendHeartbeats } from '#platform/server/cluster/heartbeat.ts'
import { openCluster } from '#platform/server/cluster/cluster.ts'
import { joinPrimary } from '#platform/server/cluster/web-processes.ts'
import { recordedAddress } from './database-address.ts'
import { createServices } from './services.ts'
import { originOf, serve } from './serve-requests.ts'
import { stopInOrder, onStopSignal } from './stop-in-order.ts'
import { logUnhandledRejections } from './unhandled.ts'

/** Starts a secondary web process; the primary has prepared the database. */
export async function startSecondaryProcess(port: number): Promise<void> {
  const config = readConfig()
  const log = openLog(config)
  logUnhandledRejections(log)
  const cluster = openCluster()
  const services = createServices({ config: { ...config, judges: 0 }, address: recordedAddress(config), origin: originOf(config, port), log, cluster })
  const stops = [() => services.database.close(), async () => services.emailTransport.close()]
  onStopSignal(() => stopInOrder(stops, log))
  joinPrimary(cluster)
  const { stop } = await serve(port, { config, services, cluster })
  stops.unshift(stop)
  sendHeartbeats()
}
