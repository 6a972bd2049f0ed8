interface Facts {
  noun: string
  outcome: string
  /** Missing in earlier notices, empty once the account of the author was deleted. */
  title?: string
}

/** What a reporter reads about the decision (requirement G-32). The outcome comes first: lists cut the end of a text. */
export function outcomeText({ noun, outcome, title = '' }: Facts): string {
  const reported = `${thing(noun, title)} that you reported`
  if (outcome === 'removed') return `Removed: ${reported}. Thanks for your help.`
  return noun === 'problem' ? `Reviewed: ${reported}.` : `Not removed: ${reported} doesn’t break the rules.`
}

/** The content in the words of a sentence. Some titles are descriptions, such as `A message from Ada`. */
function thing(noun: string, title: string): string {
  const [, described] = /^An? (.+)$/.exec(title) ?? []
  if (title === '') return `the ${noun}`
  if (noun === 'profile content') return `the profile content of ${title.replace(/^.*? of /, '')}`
  if (noun.endsWith('comment') && described === undefined) return `the ${noun} on “${title}”`
  return ['message', 'announcement', 'note'].some((word) => noun.endsWith(word)) || noun.endsWith('comment') ? `the ${described ?? noun}` : `the ${noun} “${title}”`
}
