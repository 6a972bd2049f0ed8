/** The rules of the community. A decision names the one that was broken. */
export const COMMUNITY_RULES = [
  { name: 'spam', label: 'Spam or advertising', text: 'Don’t advertise products or services, and don’t post the same thing again and again.' },
  { name: 'harassment', label: 'Insults or harassment', text: 'Criticize work, not people. Don’t insult, threaten or harass anyone.' },
  { name: 'hate', label: 'Hate', text: 'Don’t attack people for who they are, or encourage others to.' },
  { name: 'privacy', label: 'Private information', text: 'Don’t publish other people’s addresses, messages or photos without their consent.' },
  { name: 'copyright', label: 'Plagiarism', text: 'Name your sources. Don’t publish other people’s work as your own.' },
  { name: 'cheating', label: 'Cheating', text: 'Don’t share solutions where they spoil a problem, and don’t manipulate votes or ranks.' },
  { name: 'malware', label: 'Malicious code or links', text: 'Don’t post code or links that harm others, and don’t attack the judge.' },
  { name: 'illegal', label: 'Illegal content', text: 'Don’t post anything that breaks the law.' },
  { name: 'other', label: 'Other', text: 'Anything else that harms the community.' },
] as const

export type RuleName = (typeof COMMUNITY_RULES)[number]['name']
export const RULE_NAMES = COMMUNITY_RULES.map(({ name }) => name) as [RuleName, ...RuleName[]]

/** What readers call a rule. */
export const ruleLabel = (name: string | null): string => COMMUNITY_RULES.find((rule) => rule.name === name)?.label ?? 'Other'
