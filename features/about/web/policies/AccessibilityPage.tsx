import { definePage } from '#platform/web/pages/route.ts'
import { ACCESSIBILITY } from '../../rules/policies.ts'
import { PolicyText } from './PolicyText.tsx'

export const page = definePage({
  meta: () => ({ title: ACCESSIBILITY.title, description: ACCESSIBILITY.sentence, canonical: ACCESSIBILITY.path }),
  Component: () => <PolicyText policy={ACCESSIBILITY} />,
})
