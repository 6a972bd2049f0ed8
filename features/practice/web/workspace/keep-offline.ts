import { OFFLINE_WORKER_PATH } from '../../rules/paths.ts'
import type { Language } from '../../rules/problem.ts'
import { runnerFiles } from './runner-files.ts'

// What the development server sends has other addresses each time.
const canKeep = () => import.meta.env.PROD && 'serviceWorker' in navigator

/**
 * Has the browser keep the workspace that is open, with all that it needs: it opens without a network from then on. Where
 * that cannot be, everything is as it was.
 */
export async function keepOffline(): Promise<void> {
  if (!canKeep()) return
  try {
    await Promise.all([import('./code-editor.ts'), import('./runner.ts'), import('./MoreOnProblem.tsx')])
    const worker = await activeOf(await navigator.serviceWorker.register(OFFLINE_WORKER_PATH))
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
    const files = loaded.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname)
    worker.postMessage({ page: window.location.pathname, files: [...new Set([...files, ...runnerFiles('javascript')])] })
  } catch {
    // A browser that forbids it, or a network that went away on the way here.
  }
}

/** Has it keep what a language runs from, which the page fetches and finds by itself. */
export async function keepLanguage(language: Language): Promise<void> {
  if (!canKeep()) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ files: runnerFiles(language) })
}

function activeOf(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = registration.active ?? registration.waiting ?? registration.installing!
  const { promise, resolve, reject } = Promise.withResolvers<ServiceWorker>()
  const look = () => {
    if (worker.state === 'activated') resolve(worker)
    else if (worker.state === 'redundant') reject(new Error('Another worker took its place.'))
  }
  worker.addEventListener('statechange', look)
  look()
  return promise
}
