import { IN_APP_AND_EMAIL, notificationArea, notificationKind } from '#features/notifications/rules/kind.ts'
import { productPath } from './paths.ts'

export const aboutNotifications = notificationArea('Products', {
  productReady: notificationKind<'slug' | 'name'>({
    label: 'Products that you wait for',
    recipient: 'waiting',
    channels: IN_APP_AND_EMAIL,
    subject: ({ slug }) => slug,
    title: () => 'Product ready',
    message: ({ facts }) => `${facts.name} is ready`,
    path: ({ facts }) => productPath(facts.slug),
  }),
})
