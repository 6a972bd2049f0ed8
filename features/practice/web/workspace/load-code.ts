import type { Language } from '../../rules/problem.ts'

/** Shows code in the editor, in its language. The code that was there stays beside it. */
export type LoadCode = (loaded: { language: Language; code: string }) => void
