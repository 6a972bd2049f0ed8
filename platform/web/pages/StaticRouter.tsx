import { NavigationContext, type Location } from './navigation.ts'
import { PageView, type Frame, type Shown } from './PageView.tsx'

/** The router on the server: the same tree as in the browser, at one fixed location. */
export function StaticRouter({ location, shown, Frame }: { location: Location; shown: Shown; Frame: Frame }) {
  return (
    <NavigationContext value={{ location, visit: 0, navigate: nothing, replaceUrl: nothing, pushUrl: nothing, prefetch: nothing }}>
      <PageView Frame={Frame} shown={shown} busy={false} onRetry={nothing} />
    </NavigationContext>
  )
}

const nothing = () => {}
