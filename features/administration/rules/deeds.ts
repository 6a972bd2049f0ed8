const DEEDS: Record<string, string> = {
  'grant.given': 'gave a role to',
  'grant.taken': 'took a role from',
  'application.granted': 'accepted the application of',
  'application.declined': 'declined the application of',
  'person.suspended': 'suspended',
  'person.let-back': 'let back in',
  'rights.changed': 'changed the rights of',
  'blog.removed': 'took off the site the blog',
  'comment.removed': 'took away a comment under',
  'formula.changed': 'changed the points of solved problems to',
  'problem.written': 'wrote the problem',
  'problem.removed': 'took off the site the problem',
  'remark.removed': 'took away a remark about',
  'site.changed': 'wrote the setting',
  'contact.answered': 'answered the message',
  'contact.reopened': 'put back the message',
  'report.dismissed': 'dismissed the reports about',
}

/** What somebody did, as the words before the name of what it was done to. */
export const deedText = (deed: string): string => DEEDS[deed] ?? deed

/** What a deed changed, from the details kept with it: the role, or the rights given and taken. */
export function changeText(details: string): string {
  const { role, given, taken } = JSON.parse(details) as { role?: string; given?: string[]; taken?: string[] }
  const parts = [
    role === undefined ? '' : `Role: ${role}`,
    given === undefined || given.length === 0 ? '' : `Given: ${given.join(', ')}`,
    taken === undefined || taken.length === 0 ? '' : `Taken: ${taken.join(', ')}`,
  ]
  return parts.filter((part) => part !== '').join('. ')
}
