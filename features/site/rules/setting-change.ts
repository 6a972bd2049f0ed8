/** How much of a text the audit log shows. */
export const EXCERPT_LENGTH = 80
/** How much of it stands before the first difference. */
const CONTEXT_LENGTH = 20

/** The words of a setting as one text: those of a list or of fields one after the other, without ids. */
export function settingText(value: unknown, between = ' · '): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value).filter(([name]) => name !== 'id').map(([, part]) => settingText(part, between)).filter((text) => text !== '').join(between)
}

/** The beginning of a text that is longer than this. */
export const cutText = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text)

/** The beginnings of a text before and after a change; from shortly before the first difference if that comes later. */
export function excerptsOf(before: string, after: string): { from: string; to: string } {
  let same = 0
  while (same < before.length && before[same] === after[same]) same++
  const start = same < EXCERPT_LENGTH - CONTEXT_LENGTH ? 0 : same - CONTEXT_LENGTH
  const cut = (text: string) => `${start > 0 ? '…' : ''}${cutText(text.slice(start), EXCERPT_LENGTH)}`
  return { from: cut(before), to: cut(after) }
}

/** A change of a setting for the audit log: excerpts, and the whole texts with a line for each part if the excerpts leave something out. */
export function settingChange(before: unknown, after: unknown): { label: string; from: string; to: string; before?: string; after?: string } {
  const [from, to] = [settingText(before), settingText(after)]
  const excerpts = excerptsOf(from, to)
  const isWhole = excerpts.from === from && excerpts.to === to
  return { label: 'Text', ...excerpts, ...(!isWhole && { before: settingText(before, '\n'), after: settingText(after, '\n') }) }
}
