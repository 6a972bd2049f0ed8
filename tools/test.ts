/** `npm test`: everything. */
import { CHECKS, runSteps, TRIALS } from './steps.ts'

await runSteps([...CHECKS, ...TRIALS])
