import { StaticRouter } from 'react-router'
import { PageView, type Frame, type Shown } from './PageView.tsx'

/** The pages on the server: the same tree as in the browser, at one fixed address. */
export function ServerPages({ url, shown, Frame }: { url: string; shown: Shown; Frame: Frame }) {
  return (
    <StaticRouter location={url}>
      <PageView Frame={Frame} shown={shown} busy={false} onRetry={nothing} />
    </StaticRouter>
  )
}

const nothing = () => {}
