import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { CONFIRM_PATH, NEWSLETTER_PATH, PREFERENCES_PATH } from '../rules/paths.ts'

export const newsletter = defineWebFeature({
  name: 'newsletter',
  screens: [
    { path: NEWSLETTER_PATH, page: 'features/newsletter/web/NewsletterPage.tsx' },
    { path: CONFIRM_PATH, page: 'features/newsletter/web/ConfirmNewsletterPage.tsx' },
    { path: PREFERENCES_PATH, page: 'features/newsletter/web/NewsletterPreferencesPage.tsx' },
    { path: `${NEWSLETTER_PATH}/:number`, page: 'features/newsletter/web/IssuePage.tsx' },
  ],
  contributes: {
    adminSections: [
      {
        name: 'newsletter',
        group: 'content',
        right: 'newsletter.edit',
        label: 'Newsletter',
        sentence: 'Issues, their introduction, a preview and a test email.',
        position: 9,
        Component: lazyPart(() => import('./NewsletterAdmin.tsx').then((module) => module.NewsletterAdmin)),
      },
    ],
  },
})
