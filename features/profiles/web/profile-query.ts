import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { BadgeFields } from '#features/leaderboard/web/public.tsx'

/** A profile as visible to the viewer; sections that are not visible are null. */
export const ProfileQuery = graphql(
  `
  query Profile($id: String!, $asVisitor: Boolean) {
    profile(id: $id, asVisitor: $asVisitor) {
      id
      username
      name
      headline
      location
      about
      role
      avatarUrl
      joinedAt
      blogCount
      solvedCount
      followerCount
      followingCount
      experience { id company role period revision }
      stack
      skills { label count evidence { kind title path } }
      certificates { id courseTitle issuedAt }
      courses { slug title finished lessons }
      parts { title entries { title path note at action } }
      repositories { id name url description stars forks revision }
      activity { from counts frozen streak freezes }
      badges { ...BadgeFields }
      blogs { _id slug title createdAt readingMinutes likeCount }
      series { id slug title partCount readingMinutes }
      qrCode { path size }
    }
  }
`,
  [BadgeFields],
)

export type ProfileData = NonNullable<ResultOf<typeof ProfileQuery>['profile']>
export type ExperienceData = NonNullable<ProfileData['experience']>[number]
export type RepositoryData = NonNullable<ProfileData['repositories']>[number]
