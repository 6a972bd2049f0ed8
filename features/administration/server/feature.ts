import { defineFeature } from '#platform/server/feature.ts'
import { administrationRights } from '../rules/rights.ts'
import './overview.schema.ts'
import './people.schema.ts'
import './rights.schema.ts'

export const administration = defineFeature({ name: 'administration', rights: administrationRights })
