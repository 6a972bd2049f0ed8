import { defineFeature } from '#platform/server/feature.ts'
import { addProfileRoutes } from './profiles.routes.ts'
import { importRepositoriesTask } from './profiles.tasks.ts'
import './profile-editing.schema.ts'
import './profiles.schema.ts'

export const profiles = defineFeature({
  name: 'profiles',
  routes: addProfileRoutes,
  tasks: [importRepositoriesTask],
  cacheTags: { 'profile.changed': ({ personId }) => [`person:${personId}`], 'person.renamed': 'none' },
})
