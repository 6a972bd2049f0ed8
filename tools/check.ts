/** `npm run check`: the fast part of `npm test`. */
import { FAST, runPlan } from './steps.ts'

await runPlan(FAST)
