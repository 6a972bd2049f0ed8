import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

export const GetAccessTokens = graphql(`
  query GetAccessTokens { accessTokens { id name scopes createdAt expiresAt isExpired usedAt } }
`)

export type AccessToken = ResultOf<typeof GetAccessTokens>['accessTokens'][number]
