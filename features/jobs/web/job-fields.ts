import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

/** A job in lists. */
export const JobCardFields = graphql(`
  fragment JobCardFields on Job {
    id path company role location skillsRequired logoUrl experienceLevel employment isOutside isOpen state postedAt expiresAt salary { min max currency period }
    poster { id username name avatarUrl }
  }
`)

export type JobCardData = ResultOf<typeof JobCardFields>
