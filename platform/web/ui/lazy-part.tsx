import { createContext, lazy, use, useEffect, useEffectEvent, useState, type ComponentType, type LazyExoticComponent } from 'react'
import { reportBug } from '../bugs/report-bugs.ts'
import { ErrorMessage } from './ErrorMessage.tsx'
import { showToast } from './toast-store.ts'

const NOT_LOADED = 'Couldn’t load this part of the page. Check your connection and try again.'

type Lazy<Props> = LazyExoticComponent<ComponentType<Props>>

const RetryContext = createContext(() => {})

/**
 * A part of a page whose code comes when it is shown first; to be shown inside a Suspense. Where it does not come, nothing else breaks: a
 * part that can be closed closes with a word, another says so in its place with Retry, or `Instead` stands there. Shown again, it is asked for again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = NotLoaded as ComponentType<Props>,
): ComponentType<Props> {
  const createLazy = (): Lazy<Props> =>
    lazy<ComponentType<Props>>(() =>
      load().then(
        (Part) => ({ default: Part }),
        (error: unknown) => {
          void reportBug(error, 'a part of a page')
          return { default: Missing }
        },
      ),
    )
  let current = createLazy()
  function Missing(props: Props) {
    // Not before this one stands there: what waits for a part forgets which one it waited for.
    useEffect(() => {
      current = createLazy()
    }, [])
    return <Fallback {...props} />
  }
  return function Part(props: Props) {
    const [Shown, show] = useState<Lazy<Props>>(() => current)
    return (
      <RetryContext value={() => show(() => current)}>
        <Shown {...props} />
      </RetryContext>
    )
  }
}

/** Of a part that the page can do without. */
export const RenderNothing = () => null

function NotLoaded({ onClose }: { onClose?: () => void }) {
  const retry = use(RetryContext)
  const giveUp = useEffectEvent(() => {
    if (onClose === undefined) return
    showToast(NOT_LOADED, { kind: 'trouble' })
    onClose()
  })
  useEffect(() => {
    giveUp()
  }, [])
  return onClose === undefined ? <ErrorMessage message={NOT_LOADED} onRetry={retry} /> : null
}
