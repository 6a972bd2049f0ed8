import { OFFLINE_WORKER_PATH } from '../../rules/paths.ts'
import type { Engine } from '../../rules/judging.ts'
import type { Language } from '../../rules/problem.ts'
import { runnerFiles } from './runner-files.ts'

// The development server has other paths each time.
const canCache = () => import.meta.env.PROD && 'serviceWorker' in navigator

/** Caches the open workspace with all that it needs, so that it opens without a network; Python, which is large, only once it has run. Does nothing if the browser does not allow it. */
export async function cacheWorkspace(languages: readonly Language[]): Promise<void> {
  if (!canCache()) return
  try {
    await Promise.all([import('./code-editor.ts'), import('./runner.ts'), import('./ProblemTab.tsx'), ...(languages.includes('sql') ? [import('./sql-support.ts')] : [])])
    const worker = await activeOf(await navigator.serviceWorker.register(OFFLINE_WORKER_PATH))
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
    const files = loaded.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname)
    worker.postMessage({ page: window.location.pathname, files: [...new Set([...files, ...languages.filter((language) => language !== 'python').flatMap(runnerFiles)])] })
  } catch {
    // The browser forbids it, or the network failed.
  }
}

/** Caches an engine, which the page loads from the cache itself. */
export async function cacheEngine(engine: Engine): Promise<void> {
  if (!canCache()) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ files: runnerFiles(engine) })
}

function activeOf(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = registration.active ?? registration.waiting ?? registration.installing!
  const { promise, resolve, reject } = Promise.withResolvers<ServiceWorker>()
  const check = () => {
    if (worker.state === 'activated') resolve(worker)
    else if (worker.state === 'redundant') reject(new Error('The service worker was replaced.'))
  }
  worker.addEventListener('statechange', check)
  check()
  return promise
}
