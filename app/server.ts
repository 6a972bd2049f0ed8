import { SECONDARY_COMMAND } from '#platform/server/cluster/web-processes.ts'
import { SITE, superviseSite } from './server/supervisor.ts'

// Each mode imports only what it needs, which keeps the supervisor small.
const [, , command, port] = process.argv
if (command === SECONDARY_COMMAND) await import('./server/start-web-process.ts').then(({ startSecondaryProcess }) => startSecondaryProcess(Number(port)))
else if (command === SITE) await import('./server/start.ts').then(({ start }) => start())
else superviseSite()
