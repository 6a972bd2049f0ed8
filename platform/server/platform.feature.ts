import { platformPersonalData } from '../rules/platform-personal-data.ts'
import { platformRateLimits } from '../rules/platform-rate-limits.ts'
import { addBugRoutes } from './bugs/bugs.routes.ts'
import { defineFeature } from './feature.ts'
import { sendLetter } from './email.tasks.ts'
import { addPictureRoutes } from './pictures/pictures.routes.ts'

/** What the platform itself serves and does in the background. */
export const platform = defineFeature({
  name: 'platform',
  rateLimits: platformRateLimits,
  personalData: platformPersonalData,
  routes: (app) => {
    addPictureRoutes(app)
    addBugRoutes(app)
  },
  tasks: [sendLetter],
})
