import { defineFeature } from '#platform/server/feature.ts'
import { sitePersonalData } from '../rules/personal-data.ts'
import { siteRights } from '../rules/rights.ts'

const siteTags = () => ['site']

export const site = defineFeature({
  name: 'site',
  schema: () => import('./site.schema.ts'),
  rights: siteRights,
  personalData: sitePersonalData,
  contributes: { auditPages: { site: { of: ({ details }) => `/admin/site${typeof details['key'] === 'string' ? `?setting=${details['key']}` : ''}` } }, auditActions: { 'site.changed': 'changed the setting' }, searchPlaces: { '/admin/site': { title: 'Site texts', keywords: 'admin content founder team banner', readers: ['right:site.edit'] } } },
  cacheTags: { 'site.changed': siteTags, 'profile.changed': siteTags, 'person.left': siteTags, 'person.suspended': siteTags },
})
