import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { messageSquareIcon } from '#platform/web/ui/icons.ts'
import { lazyPart, RenderNothing } from '#platform/web/ui/lazy-part.tsx'
import { MESSAGES_PATH } from '../rules/paths.ts'

const LAYOUT = 'features/chat/web/MessagesLayout.tsx'

export const chat = defineWebFeature({
  name: 'chat',
  screens: [
    { path: MESSAGES_PATH, page: 'features/chat/web/MessagesPage.tsx', query: ['show'], layout: LAYOUT },
    { path: `${MESSAGES_PATH}/:conversation`, page: 'features/chat/web/ConversationPage.tsx', query: ['show'], layout: LAYOUT },
  ],
  navigation: [{ to: MESSAGES_PATH, label: 'Messages', icon: messageSquareIcon, position: [2, 5], Count: lazyPart(() => import('./UnreadCount.tsx').then((module) => module.UnreadCount), RenderNothing) }],
  shortcuts: [{ keys: ['g', 'i'], to: MESSAGES_PATH, label: 'Go to Messages' }],
  contributes: {
    settings: [{ name: 'messages', label: 'Messages', position: 7, Component: lazyPart(() => import('./ChatSettings.tsx').then((module) => module.ChatSettings)) }],
  },
})
