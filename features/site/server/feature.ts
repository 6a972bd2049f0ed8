import { defineFeature } from '#platform/server/feature.ts'
import { sitePersonalData } from '../rules/personal-data.ts'
import { siteRights } from '../rules/rights.ts'
import './site.schema.ts'

const siteTags = () => ['site']

export const site = defineFeature({
  name: 'site',
  rights: siteRights,
  personalData: sitePersonalData,
  contributes: { auditActions: { 'site.changed': 'changed the setting' } },
  cacheTags: { 'site.changed': siteTags, 'person.left': siteTags, 'person.suspended': siteTags },
})
