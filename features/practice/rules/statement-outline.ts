import { hasVisibleText } from '#platform/rules/visible-text.ts'
import type { ProblemFault } from './problem-faults.ts'

/** The labeled paragraphs that end every statement. The task comes first, without a label; input, output and example are made from the other fields. */
export const OUTLINE = ['Why it matters', 'Constraints'] as const
export type OutlinePart = 'Task' | (typeof OUTLINE)[number]

const SHORTEST = 10

const labelOf = (part: string) => `**${part}.**`

/** The text of each part of a statement; null where it is missing. */
export function outlineOf(statement: string): Record<OutlinePart, string | null> {
  const ends = OUTLINE.map((part) => statement.indexOf(labelOf(part))).filter((at) => at !== -1)
  const partOf = (part: string) => {
    const at = statement.indexOf(labelOf(part))
    if (at === -1) return null
    const from = at + labelOf(part).length
    const next = ends.filter((end) => end > at)
    return statement.slice(from, next.length === 0 ? undefined : Math.min(...next)).trim()
  }
  return { Task: statement.slice(0, ends.length === 0 ? undefined : Math.min(...ends)).trim(), 'Why it matters': partOf('Why it matters'), Constraints: partOf('Constraints') }
}

/** Whether a part of the outline is written. */
export const isWritten = (text: string | null): boolean => text !== null && hasVisibleText(text) && text.length >= SHORTEST

/** Adds the label of a missing part at the end. */
export const withPart = (statement: string, part: (typeof OUTLINE)[number]): string => `${statement.trimEnd()}\n\n${labelOf(part)} `

/** Reports the parts of a statement that are missing or nearly empty (requirement Q-53). */
export function outlineFaults(statement: string): ProblemFault[] {
  const outline = outlineOf(statement)
  return Object.entries(outline).flatMap(([part, text]) => {
    if (isWritten(text)) return []
    return [{ at: 'statement', message: part === 'Task' ? 'Describe the task first, before the labeled paragraphs.' : `Add a paragraph that starts with \`${labelOf(part)}\`` }]
  })
}
