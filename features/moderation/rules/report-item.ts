/** The kind of approval for decisions about reports. */
export const REPORT = 'report'
/** The item of a decision about reported content. */
export const reportItem = ({ kind, targetId }: { kind: string; targetId: string }): string => `${kind}:${targetId}`
export const readReportItem = (item: string): { kind: string; targetId: string } => {
  const at = item.indexOf(':')
  return { kind: item.slice(0, Math.max(at, 0)), targetId: item.slice(at + 1) }
}
