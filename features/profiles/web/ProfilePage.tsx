import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { feedPath } from '#features/blogs/rules/paths.ts'
import { profileCardPath, profilePath } from '#features/people/rules/paths.ts'
import { ProfileQuery, type ProfileData } from './profile-query.ts'
import { ProfileView } from './ProfileView.tsx'

type Data = ResultOf<typeof ProfileQuery>

const describe = ({ name, headline, about }: ProfileData) =>
  headline || about.slice(0, 150) || `${name} is learning AI, machine learning and data science on Cloggle.`

function factsOf(profile: ProfileData): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    dateCreated: profile.joinedAt,
    mainEntity: {
      '@type': 'Person',
      name: profile.name,
      alternateName: profile.username,
      identifier: profile.id,
      description: profile.about || profile.headline,
      ...(profile.followerCount !== null && {
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/FollowAction',
          userInteractionCount: profile.followerCount,
        },
      }),
    },
  }
}

/** A person's profile: public for everybody, completed with what a member may see. */
export const page = definePage({
  document: ProfileQuery,
  variables: (location) => ({ id: location.params['id'] ?? '' }),
  exists: (data: Data) => data.profile !== null,
  redirectTo: (data, location) => (data.profile!.username === location.params['id'] ? null : profilePath(data.profile!.username)),
  cacheTags: (data) => [`person:${data.profile!.id}`],
  meta: ({ profile }) => ({
    title: profile!.name,
    description: describe(profile!),
    canonical: profilePath(profile!.username),
    image: profileCardPath(profile!.username),
    kind: 'profile',
    facts: factsOf(profile!),
    feeds:
      profile!.blogs === null || profile!.blogs.length === 0
        ? []
        : [{ title: `Blogs by ${profile!.name}`, path: feedPath({ author: profile!.username }, 'atom'), type: 'application/atom+xml' }],
  }),
  Component: ({ data }) => <ProfileView key={data.profile!.id} known={data.profile!} username={data.profile!.username} />,
})
