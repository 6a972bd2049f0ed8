/** `npm test`: everything but the long drills of `npm run audit`. */
import { EVERYTHING, runPlan } from './steps.ts'

await runPlan(EVERYTHING)
