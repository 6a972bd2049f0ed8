import { definePage } from '#platform/web/pages/route.ts'
import { Sampler } from './Sampler.tsx'

export const page = definePage({
  meta: () => ({ title: 'Sampler', description: 'Every part of the kit.', hidden: true }),
  uncached: true,
  Component: Sampler,
})
