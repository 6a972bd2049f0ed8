import { defineFeature } from '#platform/server/feature.ts'
import { connectionPersonalData } from '../rules/personal-data.ts'
import { connectionRateLimits } from '../rules/rate-limits.ts'
import { connectionRights } from '../rules/rights.ts'
import './connections.schema.ts'
import './people.schema.ts'

const ofBoth = ({ personId, by }: { personId: string; by: string }) => ['people', `person:${personId}`, `person:${by}`]
const ofAll = () => ['people']

export const connections = defineFeature({
  name: 'connections',
  rights: connectionRights,
  rateLimits: connectionRateLimits,
  personalData: connectionPersonalData,
  cacheTags: {
    'person.blocked': 'none',
    'person.unblocked': 'none',
    'person.followed': ofBoth,
    'person.unfollowed': ofBoth,
    'profile.changed': ofAll,
    'person.left': ofAll,
    'person.suspended': ofAll,
  },
})
