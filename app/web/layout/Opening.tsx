import { lazy, Suspense, useSyncExternalStore } from 'react'
import { SITE } from '#platform/rules/site.ts'

const OpeningRun = lazy(() => import('./OpeningRun.tsx').then(({ OpeningRun }) => ({ default: OpeningRun })))

const never = () => () => {}
const isDue = () => document.documentElement.dataset.opening !== undefined

/**
 * The opening screen, once per calendar day. Its frame lies hidden in every page; what decides before the first paint
 * shows it, and only then its code is loaded. Beneath it the page is there already.
 */
export function Opening() {
  const due = useSyncExternalStore(never, isDue, () => false)
  return (
    <dialog id="opening" className="opening" tabIndex={-1} aria-labelledby="opening-title">
      <div className="opening-column">
        <h2 id="opening-title" className="text-4xl max-md:text-3xl">
          {SITE.welcome}
        </h2>
        {due && (
          <Suspense>
            <OpeningRun />
          </Suspense>
        )}
      </div>
      <button type="button" className="button button-ghost opening-skip" data-skip="">
        Skip
      </button>
    </dialog>
  )
}
