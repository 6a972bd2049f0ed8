import { definePage } from '#platform/web/pages/route.ts'
import type { FollowListKind } from '../rules/follow-list.ts'
import { listPath } from '../rules/paths.ts'
import { FollowListQuery } from './follow-list-query.ts'
import { FollowListView } from './FollowListView.tsx'

/** The page of one of a person's two lists. */
export const followListPage = (kind: FollowListKind) =>
  definePage({
    document: FollowListQuery,
    variables: (location) => ({ kind, username: location.params['username'] ?? '', after: location.searchParams.get('after') }),
    exists: (data) => data.followList !== null,
    redirectTo: (data, location) => (data.followList!.username === location.params['username'] ? null : listPath(kind, data.followList!.username)),
    cacheTags: (data) => [`person:${data.followList!.personId}`],
    meta: (data) => ({
      title: kind === 'following' ? `People ${data.followList!.name} follows` : `Followers of ${data.followList!.name}`,
      description: kind === 'followers' ? `People who follow ${data.followList!.name}.` : `People ${data.followList!.name} follows.`,
      hidden: true,
    }),
    Component: ({ data, location }) => <FollowListView kind={kind} list={data.followList!} search={location.searchParams} />,
  })
