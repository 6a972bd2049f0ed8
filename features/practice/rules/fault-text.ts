import { capitalized, draftWords, type DraftWords } from './draft-words.ts'
import type { ProblemFault } from './problem-faults.ts'
import { isAboutEmptyText } from './text-faults.ts'

const FIELDS: Readonly<Record<string, string>> = {
  title: 'Title', difficulty: 'Difficulty', category: 'Category', function: 'Function name', editorial: 'Editorial', tags: 'Topics', topics: 'Topics', aliases: 'Aliases', checker: 'Checker', limits: 'Limits',
  needsNumpy: 'NumPy', numpy: 'NumPy', whyNoNumpy: 'NumPy', statement: 'Statement', tests: 'Tests', hints: 'Hints', solutions: 'Solutions',
  'limits.seconds': 'Time limit', 'limits.megabytes': 'Memory limit',
}
/** Messages about these say by themselves what they are about, except for those that begin with “This”. */
const SAY_IT: readonly string[] = ['Statement', 'Solutions', 'Tests', 'Hints']

/** The field that a fault is about, as the form names it, such as `Parameter 1, type` or `Hint 2`. */
export function fieldOfFault({ at }: Pick<ProblemFault, 'at'>, words: DraftWords = draftWords('')): string {
  const [part = '', index, field] = at.split('.')
  if (part === 'solutions' && index !== undefined) return at.slice('solutions.'.length)
  if (part === 'returns') return { type: words.resultType, says: words.resultDescription }[index ?? ''] ?? capitalized(words.result)
  const item = { tests: 'test', hints: 'hint', parameters: words.input }[part]
  if (item === undefined || index === undefined) return part === 'parameters' ? capitalized(words.inputs) : (FIELDS[at] ?? FIELDS[part] ?? (part || 'The data'))
  const name = `${capitalized(item)} ${Number(index) + 1}`
  if (part !== 'parameters' || field === undefined) return name
  return `${name}, ${{ type: words.type.toLowerCase(), says: 'description' }[field] ?? field}`
}

/** A fault as a sentence that names its field as the form does; `words` are those of the kind of problem. */
export function faultText(fault: ProblemFault, words: DraftWords = draftWords('')): string {
  const field = fieldOfFault(fault, words)
  const saysIt = SAY_IT.includes(field) ? !fault.message.startsWith('This ') : isAboutEmptyText(fault) && fault.at === 'editorial'
  return saysIt ? fault.message : `${field}: ${fault.message}`
}
