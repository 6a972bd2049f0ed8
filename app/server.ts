import { NEIGHBOUR } from '#platform/server/neighbours/web-processes.ts'
import { start } from './server/start.ts'
import { startNeighbour } from './server/start-neighbour.ts'

const [, , word, port] = process.argv
await (word === NEIGHBOUR ? startNeighbour(Number(port)) : start())
