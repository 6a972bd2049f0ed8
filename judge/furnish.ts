import type { Engine, JudgeReport, SandboxName } from '#features/practice/rules/judging.ts'
import type { Sandbox } from './guest.ts'
import { nativeSandboxes } from './native/native-sandbox.ts'
import { trouble } from './self-test.ts'
import { wasmSandboxes } from './wasm/wasm-sandbox.ts'

/** As the health page calls them, for whoever looks after the site. */
const NAMES = { native: 'native (bubblewrap)', wasm: 'WebAssembly', none: 'none' } as const

export interface Furnished {
  sandboxes: Map<Engine, Sandbox>
  report: JudgeReport
}

/**
 * Chooses a sandbox for each engine: the native one where it holds, else the other; where neither does, none. With
 * `only` the other one is not looked for.
 */
export async function furnish(only: SandboxName | null): Promise<Furnished> {
  const sandboxes = new Map<Engine, Sandbox>()
  const words: string[] = []
  const tryAll = async (all: Sandbox[]) => {
    for (const sandbox of all.filter(({ engine }) => !sandboxes.has(engine))) {
      const why = await trouble(sandbox)
      if (why === null) sandboxes.set(sandbox.engine, sandbox)
      else words.push(`${sandbox.engine}, ${sandbox.name}: ${why}`)
    }
  }
  if (only !== 'wasm') {
    const { sandboxes: native, missing } = await nativeSandboxes()
    words.push(...missing)
    await tryAll(native)
  }
  if (only !== 'native' && !(sandboxes.has('python') && sandboxes.has('javascript'))) await tryAll(wasmSandboxes())
  const of = (engine: Engine) => sandboxes.get(engine)?.name
  const called = (engine: Engine) => NAMES[of(engine) ?? 'none']
  const python = of('python')
  const javascript = of('javascript')
  return {
    sandboxes,
    report: {
      sandboxes: { ...(python && { python }), ...(javascript && { javascript }) },
      hasNumpy: sandboxes.has('numpy'),
      says: [`Sandboxes: Python ${called('python')}, JavaScript ${called('javascript')}, numpy ${called('numpy')}.`, ...words].join(' '),
    },
  }
}
