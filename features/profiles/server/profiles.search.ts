import type { IndexedKind } from '#features/search/server/public.ts'
import { profilePath } from '#features/people/rules/paths.ts'
import { listPersonIds, loadSearchedPeople } from './search.queries.ts'

const changed = ({ personId }: { personId: string }) => [personId]

/** People in the search: by name, headline, about text and the skills that they show to everybody. */
export const personSearch: IndexedKind = {
  label: 'People',
  single: 'Person',
  linkLabel: 'Profile',
  position: 3,
  changedBy: {
    'account.registered': changed,
    'profile.changed': changed,
    'person.suspended': changed,
    'person.followed': changed,
    'person.unfollowed': changed,
  },
  load: async ({ db }, ids) =>
    (await loadSearchedPeople(db, ids)).map(({ id, username, name, headline, about, stack, followers }) => ({
      id,
      title: name,
      text: [headline, about].filter((part) => part !== '').join('\n'),
      keywords: [username, ...stack].join(' '),
      path: profilePath(username),
      ownerId: id,
      readers: 'everybody',
      popularity: followers,
      changedAt: null,
    })),
  listIds: ({ db }, after, limit) => listPersonIds(db, after, limit),
}
