import { definePage } from '#platform/web/pages/route.ts'
import { PRIVACY } from '../../rules/privacy.ts'
import { PolicyText } from './PolicyText.tsx'

export const page = definePage({
  meta: () => ({ title: PRIVACY.title, description: PRIVACY.sentence, canonical: PRIVACY.path }),
  Component: () => <PolicyText policy={PRIVACY} />,
})
