/** The state of an import of repositories. */
export const IMPORT_OUTCOMES = ['waiting', 'done', 'nothing', 'unknown-account', 'unreachable', 'turned-away'] as const
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/** The message about an import. */
export function importMessage(outcome: ImportOutcome, { account, added }: { account: string; added: number }): string {
  switch (outcome) {
    case 'waiting':
      return `Importing public repositories from ${account}…`
    case 'done':
      return added === 1 ? `Imported 1 repository from ${account}.` : `Imported ${added} repositories from ${account}.`
    case 'nothing':
      return `${account} has no public repositories.`
    case 'unknown-account':
      return `There is no GitHub account called ${account}.`
    case 'unreachable':
      return 'We couldn’t reach GitHub. You can add your repositories manually.'
    case 'turned-away':
      return 'GitHub isn’t responding right now. Try again in an hour or add your repositories manually.'
  }
}
