const NAMES: Readonly<Record<string, string>> = { person: 'account', article: 'news article', profile: 'profile content' }

/** The name of a kind of content: `discussion-comment` is a discussion comment. */
export const nounOf = (kind: string): string => NAMES[kind] ?? kind.replaceAll('-', ' ')
