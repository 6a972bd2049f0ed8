import { Page } from '#platform/web/ui/Page.tsx'
import { ButtonSamples } from './ButtonSamples.tsx'
import { ContentSamples } from './ContentSamples.tsx'
import { FieldSamples } from './FieldSamples.tsx'
import { FloatingSamples } from './FloatingSamples.tsx'
import { ProseSample } from './ProseSample.tsx'
import { StateSamples } from './StateSamples.tsx'

/** Every UI component in every state, in both themes. Only in development. */
export function Sampler() {
  return (
    <Page title="Sampler" sentence="Every part of the kit, in every state, in both themes.">
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
        <Samples theme="light" />
        <Samples theme="dark" />
      </div>
    </Page>
  )
}

function Samples({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div data-theme={theme} className="sampler">
      <h2 className="text-xl capitalize">{theme}</h2>
      <ButtonSamples />
      <FieldSamples />
      <FloatingSamples />
      <ContentSamples theme={theme} />
      <StateSamples />
      <ProseSample />
    </div>
  )
}
