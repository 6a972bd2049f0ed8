import { SITE } from '#platform/rules/site.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { OpeningPage } from './layout/OpeningPage.tsx'

export const page = definePage({
  meta: () => ({ title: SITE.welcome, description: SITE.tagline, hidden: true }),
  Component: OpeningPage,
})
