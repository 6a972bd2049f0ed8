import type { JudgeReport } from '#features/practice/rules/judging.ts'
import type { Kind, Sandbox } from './guest.ts'
import { nativePython } from './native/native-sandbox.ts'
import { trouble } from './self-test.ts'

export interface Furnished {
  sandboxes: Map<Kind, Sandbox>
  report: JudgeReport
}

/** Chooses a sandbox for each kind of program: the native one where it holds, else the other; where neither does, none. */
export async function furnish(): Promise<Furnished> {
  const sandboxes = new Map<Kind, Sandbox>()
  const words: string[] = []
  const found = await nativePython()
  if (typeof found === 'string') words.push(found)
  else for (const sandbox of found) {
    const why = await trouble(sandbox)
    if (why === null) sandboxes.set(sandbox.kind, sandbox)
    else words.push(why)
  }
  const of = (kind: Kind) => sandboxes.get(kind)?.name
  const python = of('python')
  const javascript = of('javascript')
  return {
    sandboxes,
    report: {
      sandboxes: { ...(python && { python }), ...(javascript && { javascript }) },
      hasNumpy: sandboxes.has('numpy'),
      says: [`Python: ${python ?? 'none'}; JavaScript: ${javascript ?? 'none'}; numpy: ${of('numpy') ?? 'none'}.`, ...words].join(' '),
    },
  }
}
