import { engineFor } from '../rules/judging.ts'
import { toWire } from '../rules/wire.ts'
import { openRunner, type Runner } from './workspace/runner.ts'

/** What a program printed, and how it ended otherwise. */
export interface SnippetResult {
  printed: string
  /** Null: it ran to its end. */
  error: string | null
}

let runner: Runner | null = null

/** Loads Python, because a run is likely. */
export const prepareSnippets = (): void => (runner ??= openRunner()).prepare('python')

/** Runs a Python program in the browser, in the frame of practice. One runs at a time. */
export async function runSnippet(code: string): Promise<SnippetResult> {
  runner ??= openRunner()
  // The program is run by a function, so that what it prints is part of the answer; its lines keep their numbers.
  const source = `__text = ${JSON.stringify(code)}\ndef snippet():\n    exec(compile(__text, "solution.py", "exec", dont_inherit=True), {"__name__": "__main__"})\n`
  const { answers, hasStarted, ended } = await runner.run({ engine: engineFor({ language: 'python', needsNumpy: false, code }), source, function: 'snippet', calls: [toWire([])], tables: [], megabytes: 256 }, () => {})
  const printed = answers.map((answer) => answer.printed).join('')
  const raised = answers.find((answer) => answer.raised !== undefined)?.raised
  if (ended === 'too-long') return { printed, error: hasStarted ? 'Stopped because it took too long. Check for an infinite loop.' : 'Python took too long to load. Try again.' }
  if (ended !== 'done') return { printed, error: ended === 'stopped' ? 'Stopped.' : 'The program crashed the runtime.' }
  // The line that runs the program is ours.
  return { printed, error: raised?.replace(/^\s*line 3, in snippet\n/, '') ?? null }
}

export const stopSnippet = (): void => runner?.stop()
