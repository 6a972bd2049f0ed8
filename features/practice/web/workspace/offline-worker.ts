/**
 * The service worker of the workspaces (its text is served as it is, nothing imports it): a problem that was opened once opens again without a
 * network. What it caches is public, because pages are the same for everyone. All other requests go to the network.
 */
{
  interface ExtendableEvent {
    waitUntil(work: Promise<unknown>): void
  }
  interface FetchEvent extends ExtendableEvent {
    request: Request
    respondWith(response: Promise<Response>): void
  }
  interface CacheMessage extends ExtendableEvent {
    data: { page?: string; files: readonly string[] }
  }
  interface Scope {
    skipWaiting(): Promise<void>
    clients: { claim(): Promise<void> }
    addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
    addEventListener(name: 'message', listener: (event: CacheMessage) => void): void
    addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void
  }
  const scope = globalThis as unknown as Scope
  const CACHE = 'workspaces-1'
  const MAX_PAGES = 40
  const MAX_FILES = 200

  const isPage = (path: string) => /^\/practice\/[a-z0-9-]+$/.test(path)
  /** Files whose address changes with their content. */
  const isImmutable = (path: string) => /^\/(assets|python|javascript|sql)\//.test(path)
  /** The files that run code are cached here, too, but the page reads them from the cache itself. */
  const isAsset = (path: string) => path.startsWith('/assets/')
  const pathOf = ({ url }: Request) => new URL(url).pathname

  /** The page from the network, or the cached one without a network. */
  async function page(event: FetchEvent): Promise<Response> {
    const path = pathOf(event.request)
    try {
      const response = await fetch(event.request)
      if (response.status === 200 && isPage(path)) event.waitUntil(put(path, response.clone()))
      return response
    } catch {
      return (await find(path)) ?? Response.error()
    }
  }

  async function asset(event: FetchEvent): Promise<Response> {
    const cached = await find(event.request.url)
    if (cached !== undefined) return cached
    const response = await fetch(event.request)
    if (response.status === 200) event.waitUntil(put(event.request.url, response.clone()))
    return response
  }

  const find = async (address: string) => (await caches.open(CACHE)).match(address, { ignoreVary: true })
  // If the device is full, nothing more is cached.
  const put = async (address: string, response: Response) => (await caches.open(CACHE)).put(address, response).catch(() => {})

  /** Caches files and the page that uses them; the page last, so that a cached page is complete. */
  async function save({ page, files }: CacheMessage['data']): Promise<void> {
    const cache = await caches.open(CACHE)
    const missing = await Promise.all(files.filter(isImmutable).map(async (file) => ((await find(file)) === undefined ? [file] : [])))
    await cache.addAll(missing.flat())
    if (page !== undefined && isPage(page)) await cache.add(page)
    await deleteOld(cache)
  }

  /** Deletes the oldest entries. */
  async function deleteOld(cache: Cache): Promise<void> {
    const requests = await cache.keys()
    const pages = requests.filter((request) => isPage(pathOf(request)))
    const files = requests.filter((request) => !isPage(pathOf(request)))
    for (const request of [...pages.slice(0, -MAX_PAGES), ...files.slice(0, -MAX_FILES)]) await cache.delete(request)
  }

  const deleteOtherCaches = async () => Promise.all((await caches.keys()).filter((name) => name !== CACHE).map((name) => caches.delete(name)))

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([scope.clients.claim(), deleteOtherCaches()])))
  scope.addEventListener('message', (event) => event.waitUntil(save(event.data)))
  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    if (method !== 'GET' || new URL(url).origin !== location.origin) return
    if (mode === 'navigate') event.respondWith(page(event))
    else if (isAsset(pathOf(event.request))) event.respondWith(asset(event))
  })
}
