/** As many words in a row are no accident. */
const RUN = 10

/** All runs of ten words in a text. */
export function longRuns(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []
  return new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')))
}

/** Which runs of words stand in more than one of the texts. */
export function sharedRuns(texts: readonly { slug: string; runs: ReadonlySet<string> }[]): string[] {
  const first = new Map<string, string>()
  const shared: string[] = []
  for (const { slug, runs } of texts) {
    for (const run of runs) {
      const other = first.get(run)
      if (other === undefined) first.set(run, slug)
      else shared.push(`${other} and ${slug}: ${run}`)
    }
  }
  return shared
}
