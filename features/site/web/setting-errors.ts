type Fields = Readonly<Record<string, string>>

/** The error of a part of a setting, or of something in it. */
export const errorUnder = (fields: Fields, path: string): string | undefined => Object.entries(fields).find(([at]) => at === path || at.startsWith(`${path}.`))?.[1]

/** The record of a list that has the first error; null if the error is about the list. */
export function firstWrongRecord(fields: Fields): number | null {
  const positions = Object.keys(fields).flatMap((at) => /^value\.(\d+)\./.exec(at)?.[1] ?? []).map(Number)
  return positions.length === 0 ? null : Math.min(...positions)
}
