import type { Engine, JudgeReport, JudgeSoftware, SandboxName } from '#features/practice/rules/judging.ts'
import { nativeSandboxes } from './native/native-sandbox.ts'
import { ENGINE_NAMES, engineVersion, judgeVersion, sandboxVersion } from './read-version.ts'
import type { Sandbox } from './sandbox.ts'
import { selfTest } from './self-test.ts'
import { wasmSandboxes } from './wasm/wasm-sandbox.ts'

/** Names for the health page. */
const NAMES = { native: 'native (bubblewrap)', wasm: 'WebAssembly', none: 'none' } as const

export interface SandboxSetup {
  sandboxes: Map<Engine, Sandbox>
  report: JudgeReport
}

/**
 * Chooses a sandbox for each engine: the native one if it passes the self test, otherwise WebAssembly, otherwise none. There is no native one for
 * SQL. `only` restricts the choice to one of the two.
 */
export async function setUpSandboxes(only: SandboxName | null): Promise<SandboxSetup> {
  const sandboxes = new Map<Engine, Sandbox>()
  const problems: string[] = []
  const tryAll = async (candidates: Sandbox[]) => {
    for (const sandbox of candidates.filter(({ engine }) => !sandboxes.has(engine))) {
      const problem = await selfTest(sandbox)
      if (problem === null) sandboxes.set(sandbox.engine, sandbox)
      else problems.push(`${sandbox.engine}, ${sandbox.name}: ${problem}`)
    }
  }
  const wasm = only === 'native' ? [] : wasmSandboxes()
  // There is no other sandbox for SQL, so it need not wait for the others.
  const sqlTried = tryAll(wasm.filter(({ engine }) => engine === 'sql'))
  if (only !== 'wasm') {
    const { sandboxes: native, missing } = await nativeSandboxes()
    problems.push(...missing)
    await tryAll(native)
  }
  await tryAll(wasm.filter(({ engine }) => engine !== 'sql'))
  await sqlTried
  const sandboxOf = (engine: Engine) => sandboxes.get(engine)?.name
  const nameOf = (engine: Engine) => NAMES[sandboxOf(engine) ?? 'none']
  const python = sandboxOf('python')
  const javascript = sandboxOf('javascript')
  const sql = sandboxOf('sql')
  return {
    sandboxes,
    report: {
      sandboxes: { ...(python && { python }), ...(javascript && { javascript }), ...(sql && { sql }) },
      hasNumpy: sandboxes.has('numpy'),
      software: await softwareOf([...sandboxes.values()]),
      summary: [`Sandboxes: Python ${nameOf('python')}, JavaScript ${nameOf('javascript')}, numpy ${nameOf('numpy')}, SQL ${nameOf('sql')}.`, ...problems].join(' '),
    },
  }
}

/** What runs programs here, with versions. A version that cannot be read is left empty: it is no reason not to judge. */
async function softwareOf(sandboxes: readonly Sandbox[]): Promise<JudgeSoftware[]> {
  const read = (version: Promise<string | null>) => version.then((text) => text ?? '', () => '')
  const engines = await Promise.all(
    sandboxes.map(async (one) => ({ name: ENGINE_NAMES[one.engine], version: await read(engineVersion(one)), sandbox: `${NAMES[one.name]} ${await read(sandboxVersion(one.name))}`.trim() })),
  )
  return [{ name: 'Judge', version: judgeVersion(), sandbox: null }, ...engines.sort((one, other) => (one.name < other.name ? -1 : 1))]
}
