import { SiteSettings } from '#features/site/web/public.tsx'
import { adminPath } from '../rules/sections.ts'
import type { SectionProps } from './AdminPage.tsx'

/** What the site says about itself. */
export const SiteSection = ({ search }: SectionProps) => <SiteSettings path={adminPath('site')} search={search} />
