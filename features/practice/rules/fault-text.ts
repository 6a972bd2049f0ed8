import { capitalized, draftWords, type DraftWords } from './draft-words.ts'
import { formatFault, type ProblemFault } from './problem-faults.ts'

/** A fault as a sentence for the form: as `formatFault`, and with the field of a parameter, such as `Parameter 1, type: …`. */
export function faultText(fault: ProblemFault, words: DraftWords = draftWords('')): string {
  const [part, index, field] = fault.at.split('.')
  if (part !== 'parameters' || index === undefined || field === undefined) return formatFault(fault, words)
  const label = field === 'type' ? words.type.toLowerCase() : field
  return `${capitalized(words.input)} ${Number(index) + 1}, ${label}: ${fault.message}`
}
