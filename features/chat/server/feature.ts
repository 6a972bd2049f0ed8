import { defineFeature } from '#platform/server/feature.ts'
import { chatPersonalData } from '../rules/personal-data.ts'
import { chatRateLimits } from '../rules/rate-limits.ts'
import { chatRights } from '../rules/rights.ts'
import { chatNotifications } from '../rules/notification-kinds.ts'
import { searchPlaces } from '../rules/search-places.ts'
import { chatExport } from './chat.export.ts'
import { chatListeners } from './chat.listeners.ts'
import { moderatedMessages } from './chat.moderation.ts'
import { messageSearch } from './chat.search.ts'
import { chatTasks } from './chat.tasks.ts'

export const chat = defineFeature({
  name: 'chat',
  schema: () => Promise.all([import('./chat.live.ts'), import('./chat.schema.ts')]),
  rights: chatRights,
  rateLimits: chatRateLimits,
  personalData: chatPersonalData,
  tasks: chatTasks,
  listeners: chatListeners,
  contributes: { switches: { messages: { label: 'Messages', message: 'Messages are turned off right now. Try again later.' } }, exportDocuments: { chat: chatExport }, moderation: moderatedMessages, notifications: chatNotifications, search: { message: messageSearch }, auditActions: { 'message.removed': 'removed' }, searchPlaces },
  acrossNodes: ['chat.list', 'chat.membership', 'chat.opened', 'chat.presence', 'chat.present', 'chat.read', 'chat.typing'],
  cacheTags: {
    'chat.added': 'none',
    'chat.left-unread': 'none',
    'chat.changed': 'none',
    'chat.list': 'none',
    'chat.membership': 'none',
    'chat.mentioned': 'none',
    'chat.opened': 'none',
    'chat.presence': 'none',
    'chat.present': 'none',
    'chat.read': 'none',
    'chat.typing': 'none',
  },
  // Loaded when needed: only a new database gets the demo world.
  seed: async (services, world) => (await import('./seed.ts')).seedChat(services, world),
})
