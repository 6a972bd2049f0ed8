/** `npm run check`: the fast part of `npm test`. */
import { CHECKS, runSteps } from './steps.ts'

await runSteps(CHECKS)
