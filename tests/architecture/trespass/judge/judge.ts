import { thing } from '../features/beta/server/secret.ts'
export const judged = thing
