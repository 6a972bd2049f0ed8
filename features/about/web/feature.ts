import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { infoIcon, mailIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'

export const about = defineWebFeature({
  name: 'about',
  screens: [
    { path: '/about', page: 'features/about/web/AboutPage.tsx' },
    { path: '/about/:slug', page: 'features/about/web/ProductPage.tsx' },
    { path: '/contact', page: 'features/about/web/ContactPage.tsx' },
  ],
  navigation: [
    { to: '/about', label: 'About', icon: infoIcon, position: [1, 3] },
    { to: '/contact', label: 'Contact', icon: mailIcon, position: [1, 7] },
  ],
  contributes: {
    adminSections: [
      {
        name: 'contact',
        right: 'contact.answer',
        label: 'Contact',
        sentence: 'Messages sent through the contact form.',
        position: 7,
        Component: lazyPart(() => import('./ContactInbox.tsx').then((module) => module.ContactInbox)),
      },
    ],
  },
})
