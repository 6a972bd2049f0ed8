interface Facts {
  noun: string
  outcome: string
  /** The content in the words of a sentence, such as `the comment on “Attention”`; missing once it was gone, or the account of its author. */
  named?: string
}

/** What a reporter reads about the decision (requirement G-32). The outcome comes first: lists cut the end of a text. */
export function outcomeText({ noun, outcome, named = `the ${noun}` }: Facts): string {
  const reported = `${named} that you reported`
  if (outcome === 'removed') return `Removed: ${reported}. Thanks for your help.`
  return noun === 'problem' ? `Reviewed: ${reported}.` : `Not removed: ${reported} doesn’t break the rules.`
}
