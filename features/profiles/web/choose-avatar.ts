import { graphql } from '#platform/web/graphql/graphql.ts'

/** Makes a picture that was sent before one's own; without one there is none. */
export const ChooseAvatar = graphql(`
  mutation ChooseAvatar($imageId: ID) { chooseAvatar(imageId: $imageId) }
`)
