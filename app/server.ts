import { NEIGHBOUR } from '#platform/server/cluster/web-processes.ts'
import { SITE, superviseSite } from './server/supervisor.ts'

// Each of the three loads what it needs alone: the supervisor stays small.
const [, , word, port] = process.argv
if (word === NEIGHBOUR) await import('./server/start-web-process.ts').then(({ startNeighbour }) => startNeighbour(Number(port)))
else if (word === SITE) await import('./server/start.ts').then(({ start }) => start())
else superviseSite()
