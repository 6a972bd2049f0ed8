import { platformPersonalData } from '../rules/platform-personal-data.ts'
import { platformRateLimits } from '../rules/platform-rate-limits.ts'
import { addBugRoutes } from './bugs/bugs.routes.ts'
import { defineFeature } from './feature.ts'
import { sendEmail } from './email/email.tasks.ts'
import { addImageRoutes } from './images/images.routes.ts'

/** The platform's own routes and tasks. */
export const platform = defineFeature({
  name: 'platform',
  rateLimits: platformRateLimits,
  personalData: platformPersonalData,
  routes: (app) => {
    addImageRoutes(app)
    addBugRoutes(app)
  },
  tasks: [sendEmail],
  contributes: { personContent: { images: { label: 'Images', table: 'images', owner: 'owner_id' } } },
})
