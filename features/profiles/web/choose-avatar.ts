import { graphql } from '#platform/web/graphql/graphql.ts'

/** Sets an uploaded image as the viewer's avatar; without one, removes the avatar. */
export const ChooseAvatar = graphql(`
  mutation ChooseAvatar($imageId: ID) { chooseAvatar(imageId: $imageId) }
`)
