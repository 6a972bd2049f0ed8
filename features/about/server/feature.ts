import { defineFeature } from '#platform/server/feature.ts'
import { aboutRights } from '../rules/rights.ts'
import './contact.schema.ts'

export const about = defineFeature({ name: 'about', rights: aboutRights, cacheTags: { 'contact.written': 'none' } })
