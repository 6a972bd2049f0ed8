/** How an import of repositories stands. */
export const IMPORT_OUTCOMES = ['waiting', 'done', 'nothing', 'unknown-account', 'unreachable', 'turned-away'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/** What the person reads about their import. */
export function sentenceOfImport(outcome: ImportOutcome, { account, added }: { account: string; added: number }): string {
  switch (outcome) {
    case 'waiting':
      return `Looking at the public repositories of ${account}…`
    case 'done':
      return added === 1 ? `1 repository of ${account} is here.` : `${added} repositories of ${account} are here.`
    case 'nothing':
      return `${account} has no public repositories of its own.`
    case 'unknown-account':
      return `There is no GitHub account called ${account}.`
    case 'unreachable':
      return 'We could not reach GitHub from here. You can add your repositories by hand.'
    case 'turned-away':
      return 'GitHub does not answer us right now. Please try again in an hour, or add your repositories by hand.'
  }
}
