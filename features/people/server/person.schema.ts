import { imageUrl } from '#platform/rules/image-paths.ts'
import { builder } from '#platform/server/graphql/builder.ts'

/** What anyone may know about a person, as other features hold it in their rows. */
export interface PersonCard {
  id: string
  username: string
  name: string
  headline: string
  avatar_id: string | null
}

/** A person as others see them; other features put it beside what that person made. */
export const Person = builder.objectRef<PersonCard>('Person').implement({
  description: 'A person as everybody sees them.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'anyone' }),
    username: t.exposeString('username', { may: 'anyone' }),
    name: t.exposeString('name', { may: 'anyone' }),
    headline: t.exposeString('headline', { may: 'anyone' }),
    avatarUrl: t.string({
      may: 'anyone',
      nullable: true,
      resolve: (person) => (person.avatar_id === null ? null : imageUrl(person.avatar_id, 'small')),
    }),
  }),
})
