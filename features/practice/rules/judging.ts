import type { ErrorTable } from './checkers/check-result.ts'
import type { Language, Problem } from './problem.ts'
import type { Value } from './value.ts'
import type { Verdict } from './verdicts.ts'

/** The input of the judge: a program and everything that decides whether it is right. */
export interface JudgeInput extends Pick<Problem, 'function' | 'parameters' | 'returns' | 'checker' | 'limits' | 'needsNumpy'> {
  language: Language
  code: string
  /** Why NumPy is forbidden; null if it is allowed. */
  whyNoNumpy?: string | null
  /** The samples come first. */
  tests: { arguments: Value[]; expected: Value; isSample?: boolean }[]
  /** Returns the answers instead of comparing them. */
  collectsAnswers?: boolean
}

/** How much longer a program in JavaScript may take than one in Python, measured with a loop of three million steps. */
export const JAVASCRIPT_SLOWNESS = 3

/** The message for a program that printed or returned too much. */
export const TOO_MUCH_OUTPUT = 'The program returned or printed too much.'

/** A runtime of the judge; `numpy` is Python with numpy. */
export type Engine = Language | 'numpy'

/** `import numpy` or `from numpy import` at the start of a line. PostgreSQL reads it in the same way, with `(?n)` before it. It takes linear time. */
export const NUMPY_IMPORT = String.raw`^[ \t]*(import[ \t]([^,\n]*,)*[ \t]*numpy|from[ \t]+numpy)([ \t.,;#]|$)`

/** Whether a program in Python imports NumPy. */
export const importsNumpy = (code: string): boolean => new RegExp(NUMPY_IMPORT, 'm').test(code)

/** The engine that runs this input: every program in Python that imports NumPy gets it, unless its problem forbids it. */
export const engineFor = ({ language, needsNumpy, whyNoNumpy = null, code }: Pick<JudgeInput, 'language' | 'needsNumpy' | 'whyNoNumpy' | 'code'>): Engine =>
  language === 'python' && (needsNumpy || (whyNoNumpy === null && importsNumpy(code))) ? 'numpy' : language

/** The outcome of one test. Message, answer and errors are for people who may see the test. */
export interface Outcome {
  verdict: Verdict
  timeMs: number
  memoryKb: number
  message: string | null
  got: string | null
  errors: ErrorTable | null
  /** The first 2,000 characters that the program printed in this test. */
  printed?: string
  /** The whole answer in wire format, if the input collects answers. */
  answer?: string
  /** It fails only because the program keeps values from earlier tests. */
  keepsState?: true
}

/** The message of a wrong answer that is right when the program is loaded again for it. */
export const KEPT_STATE = 'This test passes on its own: your program keeps values from earlier tests, for example in a variable outside of the function. Create them inside.'

/** The two sandboxes for untrusted code. */
export type SandboxName = 'native' | 'wasm'

/** The result of judging: an outcome for each test that was run: up to the first failure, or to the last sample if a sample failed. */
export interface JudgeResult {
  sandbox: SandboxName
  outcomes: Outcome[]
  /** Why no test could be run: the program does not compile, or failed while it was loaded, before it received a test. */
  failure: { verdict: Verdict; message: string } | null
}

/** The state of a judge. `summary` is for the people who run the site. */
export interface JudgeReport {
  sandboxes: Partial<Record<Language, SandboxName>>
  hasNumpy: boolean
  /** The judge itself, then what runs programs in its sandboxes. */
  software: JudgeSoftware[]
  summary: string
}

/** A program with its version, which is empty if it is unknown, and the sandbox in which it runs. */
export interface JudgeSoftware {
  name: string
  version: string
  sandbox: string | null
}

/** The engines of a judge according to its report. */
export const enginesOf = ({ sandboxes, hasNumpy }: JudgeReport): Engine[] => [...(Object.keys(sandboxes) as Language[]), ...(hasNumpy ? (['numpy'] as const) : [])]

/** The judges of this process. */
export interface Judges {
  /** How many programs they run at once; 0 if this process has no judge. */
  capacity: number
  /** Judges one program. Rejects if the judge fails, never because of the program. */
  judge(input: JudgeInput): Promise<JudgeResult>
  /** To be awaited between two programs of one queue, so that pages get processor time on machines with few cores. */
  pause(): Promise<void>
  report(): Promise<JudgeReport>
  /** False once they are being stopped. Unfinished submissions are left to the next process. */
  isOpen(): boolean
  stop(): Promise<void>
}
