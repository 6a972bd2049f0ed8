import { defineFeature } from '#platform/server/feature.ts'
import { chatPersonalData } from '../rules/personal-data.ts'
import { chatRateLimits } from '../rules/rate-limits.ts'
import { chatRights } from '../rules/rights.ts'
import './chat.live.ts'
import './chat.schema.ts'

export const chat = defineFeature({
  name: 'chat',
  rights: chatRights,
  rateLimits: chatRateLimits,
  personalData: chatPersonalData,
  cacheTags: {
    'chat.changed': 'none',
    'chat.membership': 'none',
    'chat.opened': 'none',
    'chat.read': 'none',
    'chat.typing': 'none',
  },
})
