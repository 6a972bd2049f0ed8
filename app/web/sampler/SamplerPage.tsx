import { definePage } from '#platform/web/pages/page.ts'
import { Sampler } from './Sampler.tsx'

export const page = definePage({
  head: () => ({ title: 'Sampler', description: 'Every part of the kit.', hidden: true }),
  uncached: true,
  Component: Sampler,
})
