import type { ComponentType, ReactNode } from 'react'
import type { PageFailure } from '#platform/rules/page-failure.ts'
import type { LoadedPage } from './match.ts'

/** What the page area shows: a page, "not found", or a failure. */
export type Shown = { kind: 'page'; loaded: LoadedPage } | { kind: 'missing' } | ({ kind: 'failed' } & PageFailure)

/** What surrounds the page: the shell, and the pages for errors. Provided by the app. */
export interface Frame {
  Layout: ComponentType<{ busy: boolean; children: ReactNode }>
  Missing: ComponentType
  Failed: ComponentType<PageFailure & { onRetry: () => void }>
  /** The error boundary around the page. */
  Boundary: ComponentType<{ children: ReactNode }>
}

interface Props {
  Frame: Frame
  shown: Shown
  busy: boolean
  onRetry: () => void
}

/** The shell with the page inside; when a page throws, the navigation stays. */
export function PageView({ Frame, shown, busy, onRetry }: Props) {
  return (
    <Frame.Layout busy={busy}>
      <Around Frame={Frame} shown={shown}>
        <Frame.Boundary key={keyOf(shown)}>
          <Inside Frame={Frame} shown={shown} onRetry={onRetry} />
        </Frame.Boundary>
      </Around>
    </Frame.Layout>
  )
}

/** The layout of the page, which stays mounted while pages inside it change. */
function Around({ Frame, shown, children }: { Frame: Frame; shown: Shown; children: ReactNode }) {
  const loaded = shown.kind === 'page' ? shown.loaded : null
  if (loaded === null || loaded.layout === null) return children
  const { Component } = loaded.layout.layout
  return (
    <Frame.Boundary key={loaded.layout.route.source}>
      <Component data={loaded.layout.data} location={loaded.match.location}>
        {children}
      </Component>
    </Frame.Boundary>
  )
}

function Inside({ Frame, shown, onRetry }: Omit<Props, 'busy'>) {
  if (shown.kind === 'missing') return <Frame.Missing />
  if (shown.kind === 'failed') return <Frame.Failed reason={shown.reason} message={shown.message} bugReceipt={shown.bugReceipt} onRetry={onRetry} />
  const { page, data, match } = shown.loaded
  return <page.Component data={data} location={match.location} />
}

const keyOf = (shown: Shown) => (shown.kind === 'page' ? shown.loaded.match.location.pathname : shown.kind)
