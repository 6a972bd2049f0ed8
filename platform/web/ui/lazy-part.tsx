import { createContext, lazy, use, useEffect, useEffectEvent, useState, type ComponentType, type LazyExoticComponent } from 'react'
import { reportBug } from '../bugs/report-bugs.ts'
import { ErrorMessage } from './ErrorMessage.tsx'
import { showToast } from './toast-store.ts'

const NOT_LOADED = 'Couldn’t load this part of the page. Check your connection and try again.'

type Lazy<Props> = LazyExoticComponent<ComponentType<Props>>

const RetryContext = createContext(() => {})

/**
 * A component whose code loads when it is first rendered, inside a Suspense. When loading fails, the rest of the page keeps working: a
 * component with `onClose` closes with a toast, another shows an error with Retry, or `Fallback` is rendered. Rendering it again loads it
 * again.
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
    // Not before this is mounted: a suspended component forgets which promise it waited for.
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

/** The fallback of an optional component. */
export const RenderNothing = () => null

function NotLoaded({ onClose }: { onClose?: () => void }) {
  const retry = use(RetryContext)
  const giveUp = useEffectEvent(() => {
    if (onClose === undefined) return
    showToast(NOT_LOADED, { kind: 'error' })
    onClose()
  })
  useEffect(() => {
    giveUp()
  }, [])
  return onClose === undefined ? <ErrorMessage message={NOT_LOADED} onRetry={retry} /> : null
}
