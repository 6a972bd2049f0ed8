import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { infoIcon, mailIcon } from '#platform/web/ui/icons.ts'
import { PRIVACY_PATH, TERMS_PATH } from '#features/accounts/rules/paths.ts'
import { ACCESSIBILITY_PATH } from '../rules/paths.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'

export const about = defineWebFeature({
  name: 'about',
  screens: [
    { path: '/about', page: 'features/about/web/AboutPage.tsx' },
    { path: '/about/:slug', page: 'features/about/web/ProductPage.tsx' },
    { path: '/contact', page: 'features/about/web/ContactPage.tsx' },
    { path: PRIVACY_PATH, page: 'features/about/web/policies/PrivacyPage.tsx' },
    { path: TERMS_PATH, page: 'features/about/web/policies/TermsPage.tsx' },
    { path: ACCESSIBILITY_PATH, page: 'features/about/web/policies/AccessibilityPage.tsx' },
  ],
  navigation: [
    { to: '/about', label: 'About', icon: infoIcon, position: [1, 3] },
    { to: '/contact', label: 'Contact', icon: mailIcon, position: [1, 7] },
  ],
  contributes: {
    adminSections: [
      {
        name: 'contact',
        group: 'today',
        right: 'contact.answer',
        label: 'Contact',
        sentence: 'Messages sent through the contact form.',
        position: 7,
        Component: lazyPart(() => import('./ContactInbox.tsx').then((module) => module.ContactInbox)),
      },
    ],
  },
})
