import { z } from 'zod'
import { MAX_RUN_ARGUMENTS, MAX_RUN_CALLS } from './server-run.ts'
import { submissionInput } from './submission-inputs.ts'
import { fromWire } from './wire.ts'

const { problem, code } = submissionInput.shape

/** A program to run on the server, and the calls to make, each with its list of arguments in wire format. */
export const serverRunInput = z.strictObject({
  problem,
  code,
  calls: z
    .array(z.string('Arguments must be text.'))
    .min(1, 'Choose at least one test.')
    .max(MAX_RUN_CALLS, `Run at most ${MAX_RUN_CALLS} tests at once.`)
    .refine((calls) => calls.reduce((sum, { length }) => sum + length, 0) <= MAX_RUN_ARGUMENTS, {
      message: `Keep the input of your tests under ${new Intl.NumberFormat('en').format(MAX_RUN_ARGUMENTS)} characters in all.`,
      abort: true,
    })
    .refine((calls) => calls.every((call) => Array.isArray(fromWire(call))), 'We can’t read these arguments.'),
})
export type NewServerRun = z.output<typeof serverRunInput>

export const serverRunIdInput = z.object({ id: z.uuid('We couldn’t find that run.') })
