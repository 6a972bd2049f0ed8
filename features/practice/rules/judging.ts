import type { ErrorTable } from './checkers/verdict.ts'
import type { Language, Problem } from './problem.ts'
import type { Value } from './value.ts'
import type { Verdict } from './verdicts.ts'

/** What the judge is given: a program, and all that decides whether it is right. */
export interface Work extends Pick<Problem, 'function' | 'parameters' | 'returns' | 'checker' | 'limits' | 'needsNumpy'> {
  language: Language
  code: string
  tests: { arguments: Value[]; expected: Value }[]
}

/** How many times as long a program in JavaScript may take as one in Python: the judge's engine was measured on a loop of three million steps. */
export const JAVASCRIPT_SLOWNESS = 3

/** What is said to a program that printed or gave back too much. */
export const SAYS_TOO_MUCH = 'The program returned or printed too much.'

/** What a judge can have that runs programs: `numpy` is a Python with it. */
export type Engine = Language | 'numpy'

/** What a judge must have for a work. */
export const engineFor = ({ language, needsNumpy }: Pick<Work, 'language' | 'needsNumpy'>): Engine => (language === 'python' && needsNumpy ? 'numpy' : language)

/** What became of one test. What it says and got is for whoever may see the test. */
export interface Outcome {
  verdict: Verdict
  timeMs: number
  memoryKb: number
  says: string | null
  got: string | null
  errors: ErrorTable | null
}

/** The two walls that strangers' code runs behind. */
export type SandboxName = 'native' | 'wasm'

/** What the judge answers: an outcome for each test that was run, the last of them possibly not passed. */
export interface Judged {
  sandbox: SandboxName
  outcomes: Outcome[]
  /** Why no test could be run: it does not compile, or it broke while it was loaded. No test was known to it then. */
  trouble: { verdict: Verdict; says: string } | null
}

/** How a judge is. `says` is for whoever looks after the site. */
export interface JudgeReport {
  sandboxes: Partial<Record<Language, SandboxName>>
  hasNumpy: boolean
  says: string
}

/** What the judge has of which it says how it is. */
export const enginesOf = ({ sandboxes, hasNumpy }: JudgeReport): Engine[] => [...(Object.keys(sandboxes) as Language[]), ...(hasNumpy ? (['numpy'] as const) : [])]

/** The judges of this process. */
export interface Judges {
  /** How many works they take at once; 0: there is none here. */
  places: number
  /** Judges one work; throws when the judge fails, never because of the program. */
  judge(work: Work): Promise<Judged>
  /** For whoever has one work after another judged, between two: where pages are served on the same few cores, they come through. */
  rest(): Promise<void>
  report(): Promise<JudgeReport>
  /** False once they are being stopped: what they were at is for those who come after. */
  isOpen(): boolean
  stop(): Promise<void>
}
