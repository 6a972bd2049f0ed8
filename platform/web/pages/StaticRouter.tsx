import { NavigationContext, type Address } from './navigation.ts'
import { PageView, type Frame, type Shown } from './PageView.tsx'

/** The pages on the server: the same tree as in the browser, at one fixed address. */
export function ServerPages({ address, shown, Frame }: { address: Address; shown: Shown; Frame: Frame }) {
  return (
    <NavigationContext value={{ address, arrival: 0, navigate: nothing, rename: nothing, prepare: nothing }}>
      <PageView Frame={Frame} shown={shown} busy={false} onRetry={nothing} />
    </NavigationContext>
  )
}

const nothing = () => {}
