import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { Preview } from './Preview.tsx'
export { BEFORE_PAINT } from '#platform/web/theme/before-paint.ts'

export const render = (url: string) =>
  renderToString(
    <StaticRouter location={url}>
      <Preview />
    </StaticRouter>,
  )
