import { start } from './server/start.ts'

await start()
