/** A part of a sentence of the checks; one with a position leads to a place in the form. */
export interface FindingPart {
  text: string
  at: string | null
}

/** A sentence of the checks in parts: the solution that it begins with and the expected answer of the first test that it names lead to their places. */
export function findingParts(finding: string, files: readonly string[]): FindingPart[] {
  const file = files.find((one) => finding.startsWith(`${one} `))
  const rest = file === undefined ? finding : finding.slice(file.length)
  const test = /\bTest (\d+)\b/.exec(rest)
  const parts: FindingPart[] = [
    { text: file ?? '', at: `solutions.${file}` },
    { text: test === null ? rest : rest.slice(0, test.index), at: null },
    { text: test?.[0] ?? '', at: `tests.${Number(test?.[1]) - 1}.expected` },
    { text: test === null ? '' : rest.slice(test.index + test[0].length), at: null },
  ]
  return parts.filter(({ text }) => text !== '')
}
