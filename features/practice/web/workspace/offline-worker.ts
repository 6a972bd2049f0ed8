/**
 * The service worker of the workspaces (its text is sent by itself, nothing imports it): a problem that was open once opens
 * again without a network. What it keeps is public: pages know nobody. Everything else goes to the network as ever.
 */
{
  interface Moment {
    waitUntil(work: Promise<unknown>): void
  }
  interface Asked extends Moment {
    request: Request
    respondWith(answer: Promise<Response>): void
  }
  interface Told extends Moment {
    data: { page?: string; files: readonly string[] }
  }
  interface Scope {
    skipWaiting(): Promise<void>
    clients: { claim(): Promise<void> }
    addEventListener(name: 'install' | 'activate', hear: (event: Moment) => void): void
    addEventListener(name: 'message', hear: (event: Told) => void): void
    addEventListener(name: 'fetch', hear: (event: Asked) => void): void
  }
  const scope = globalThis as unknown as Scope
  const KEPT = 'workspaces-1'
  const MAX_PAGES = 40
  const MAX_FILES = 200

  const isPage = (path: string) => /^\/practice\/[a-z0-9-]+$/.test(path)
  /** Whose address changes when they change. */
  const isLasting = (path: string) => /^\/(assets|python|javascript)\//.test(path)
  /** What runs people's code is kept here too, but the page fetches and finds it by itself. */
  const isAsset = (path: string) => path.startsWith('/assets/')
  const pathOf = ({ url }: Request) => new URL(url).pathname

  /** The page as it is now; without a network as it was kept. */
  async function page(event: Asked): Promise<Response> {
    const path = pathOf(event.request)
    try {
      const answer = await fetch(event.request)
      if (answer.status === 200 && isPage(path)) event.waitUntil(put(path, answer.clone()))
      return answer
    } catch {
      return (await find(path)) ?? Response.error()
    }
  }

  async function asset(event: Asked): Promise<Response> {
    const kept = await find(event.request.url)
    if (kept !== undefined) return kept
    const answer = await fetch(event.request)
    if (answer.status === 200) event.waitUntil(put(event.request.url, answer.clone()))
    return answer
  }

  const find = async (address: string) => (await caches.open(KEPT)).match(address, { ignoreVary: true })
  // A full device keeps no more, and loses nothing by it.
  const put = async (address: string, answer: Response) => (await caches.open(KEPT)).put(address, answer).catch(() => {})

  /** Keeps files, and the page that was made of them; the page last, so that one that is kept is whole. */
  async function keep({ page, files }: Told['data']): Promise<void> {
    const kept = await caches.open(KEPT)
    const missing = await Promise.all(files.filter(isLasting).map(async (file) => ((await find(file)) === undefined ? [file] : [])))
    await kept.addAll(missing.flat())
    if (page !== undefined && isPage(page)) await kept.add(page)
    await forgetOld(kept)
  }

  /** What was kept longest ago goes first. */
  async function forgetOld(kept: Cache): Promise<void> {
    const all = await kept.keys()
    const pages = all.filter((request) => isPage(pathOf(request)))
    const files = all.filter((request) => !isPage(pathOf(request)))
    for (const request of [...pages.slice(0, -MAX_PAGES), ...files.slice(0, -MAX_FILES)]) await kept.delete(request)
  }

  const forgetOthers = async () => Promise.all((await caches.keys()).filter((name) => name !== KEPT).map((name) => caches.delete(name)))

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([scope.clients.claim(), forgetOthers()])))
  scope.addEventListener('message', (event) => event.waitUntil(keep(event.data)))
  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    if (method !== 'GET' || new URL(url).origin !== location.origin) return
    if (mode === 'navigate') event.respondWith(page(event))
    else if (isAsset(pathOf(event.request))) event.respondWith(asset(event))
  })
}
