import { definePage } from '#platform/web/pages/route.ts'
import { TERMS } from '../../rules/policies.ts'
import { PolicyText } from './PolicyText.tsx'

export const page = definePage({
  meta: () => ({ title: TERMS.title, description: TERMS.sentence, canonical: TERMS.path }),
  Component: () => <PolicyText policy={TERMS} />,
})
