import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Document } from '../graphql/graphql.ts'
import { RETRY_LATER_CODES } from '../graphql/api-error.ts'

const { store, tellStorage } = vi.hoisted(() => {
  const store = new Map<string, string>()
  const listeners = new Set<(event: { key: string }) => void>()
  Object.assign(globalThis, {
    window: { addEventListener: (_name: string, listener: () => void) => listeners.add(listener), removeEventListener: () => {} },
    localStorage: { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, text: string) => store.set(key, text), removeItem: (key: string) => store.delete(key) },
  })
  return { store, tellStorage: () => listeners.forEach((listener) => listener({ key: 'user' })) }
})
const { cacheFor, queryClient, createMutation, infiniteQueryOptions, InfiniteQueryObserver, invalidateAll, prefetchCombined, queryOptions, QueryObserver } = await import('./query-client.ts')
const { currentPersonKey, queryKey } = await import('./query-key.ts')

type Reply = { data: Record<string, unknown> } | { errors: { message: string; extensions: { code: string } }[] } | 'offline'

const drafts = { source: 'query Drafts { drafts }' } as Document<{ drafts: string }, object>
const news = { source: 'query News { news }' } as Document<{ news: string }, object>
const both = { source: 'query Both { drafts news }' } as Document<{ drafts: string; news: string }, object>
const like = { source: 'mutation Like { like }' } as Document<{ like: boolean }, { liked: boolean }>

/** Requests wait for `answer`, like for a network. */
let waiting: { name: string; variables: Record<string, unknown>; resolve: (reply: Reply) => void }[] = []
const sent: string[] = []
const refusal = (code: string): Reply => ({ errors: [{ message: 'No.', extensions: { code } }] })
/** Waits until the browser would have rendered, after promises and timers. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

async function answer(reply: Reply): Promise<void> {
  await settled()
  waiting.shift()!.resolve(reply)
  await settled()
}

function member(id: string, role = 'Learner'): void {
  store.set('token', 'abc').set('user', JSON.stringify({ id, role }))
  tellStorage()
}

/** Reads a query like a component does; returns its current result. */
function show<Data>(document: Document<Data, object>, options = {}) {
  const observer = new QueryObserver(queryClient, queryOptions(document, {}, options))
  const hide = observer.subscribe(() => {})
  shown.push(hide)
  return Object.assign(() => observer.getCurrentResult(), { hide, refetch: () => void observer.refetch() })
}
const shown: (() => void)[] = []

beforeEach(() => {
  member('ada')
  waiting = []
  sent.length = 0
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    const { operationName, variables } = JSON.parse(body) as { operationName: string; variables: Record<string, unknown> }
    sent.push(operationName)
    return new Promise((done, fail) => {
      waiting.push({ name: operationName, variables, resolve: (reply) => (reply === 'offline' ? fail(new TypeError('fetch failed')) : done(new Response(JSON.stringify(reply)))) })
    })
  })
})
afterEach(() => {
  for (const hide of shown.splice(0)) hide()
  queryClient.clear()
  vi.unstubAllGlobals()
})

describe('The query cache', () => {
  test('belongs to a person in a role, and is empty for the next user', async () => {
    const ada = show(drafts)
    await answer({ data: { drafts: 'of Ada' } })
    expect(ada().data).toEqual({ drafts: 'of Ada' })
    ada.hide()
    for (const next of [() => member('bo'), () => member('ada', 'Mentor'), () => member('ada')]) {
      next()
      expect(queryClient.getQueryCache().getAll()).toEqual([])
      expect(cacheFor(currentPersonKey()).getQueryData(drafts, {})).toBeUndefined()
    }
  })

  test('keeps data after a failed refetch, and drops what the server refuses', async () => {
    const page = show(drafts)
    await answer({ data: { drafts: 'old' } })
    for (const reply of ['offline', refusal('BUSY')] as const) {
      page.refetch()
      await answer(reply)
      expect(page()).toMatchObject({ data: { drafts: 'old' }, isRefetchError: true })
    }
    page.refetch()
    await answer(refusal('NOT_ALLOWED'))
    expect(page()).toMatchObject({ data: undefined, isLoadingError: true, error: { code: 'NOT_ALLOWED' } })
  })

  test('restarts a fetch that began before a confirmed change', async () => {
    const page = show(drafts)
    await answer({ data: { drafts: 'one' } })
    page.refetch()
    await settled()
    await cacheFor(currentPersonKey()).updateQuery(drafts, {}, () => ({ drafts: 'two' }))
    expect(page().data).toEqual({ drafts: 'two' })
    await answer({ data: { drafts: 'one' } })
    expect(page().data).toEqual({ drafts: 'two' })
    await answer({ data: { drafts: 'two' } })
    expect(page()).toMatchObject({ data: { drafts: 'two' }, fetchStatus: 'idle' })
  })

  test('also one without data', async () => {
    const page = show(drafts)
    await settled()
    await cacheFor(currentPersonKey()).updateQuery(drafts, {}, () => ({ drafts: 'unused' }))
    await answer({ data: { drafts: 'of before' } })
    expect(page().data).toBeUndefined()
    await answer({ data: { drafts: 'of now' } })
    expect(page().data).toEqual({ drafts: 'of now' })
  })

  test('asked again during its first fetch, is fetched again after it: the first may bring what was there before', async () => {
    const page = show(drafts)
    await settled()
    page.refetch()
    await answer({ data: { drafts: 'of before' } })
    await answer({ data: { drafts: 'of now' } })
    expect(page()).toMatchObject({ data: { drafts: 'of now' }, fetchStatus: 'idle' })
  })

  test('shows the data of the last variables until those of new ones are there, but never those of somebody else', async () => {
    const observer = new QueryObserver(queryClient, queryOptions(drafts, { q: 'a' }, { keepsPrevious: true }))
    shown.push(observer.subscribe(() => {}))
    const data = () => observer.getCurrentResult().data
    await answer({ data: { drafts: 'of a' } })
    observer.setOptions(queryOptions(drafts, { q: 'b' }, { keepsPrevious: true }))
    expect(data()).toEqual({ drafts: 'of a' })
    await answer({ data: { drafts: 'of b' } })
    expect(data()).toEqual({ drafts: 'of b' })
    member('ben')
    observer.setOptions(queryOptions(drafts, { q: 'c' }, { keepsPrevious: true }))
    expect(data()).toBeUndefined()
    await answer({ data: { drafts: 'of c' } })
  })

  test('marks all queries as stale after a mutation, except those that live messages update', async () => {
    const plain = show(drafts)
    const live = show(news, { meta: { isLive: true } })
    await answer({ data: { drafts: 'one' } })
    await answer({ data: { news: 'one' } })
    invalidateAll()
    expect([plain().isStale, live().isStale]).toEqual([true, false])
    expect(sent).toEqual(['Drafts', 'News'])
    show(drafts)
    await settled()
    expect(sent).toEqual(['Drafts', 'News', 'Drafts'])
  })
})

describe('A query that follows mutations', () => {
  test('is fetched again after a mutation while it is shown', async () => {
    const counts = { source: 'query Counts { counts }' } as Document<{ counts: number }, Record<string, never>>
    const shown = show(counts, { meta: { followsMutations: true } })
    await answer({ data: { counts: 4 } })
    invalidateAll()
    await answer({ data: { counts: 3 } })
    expect(shown()).toMatchObject({ data: { counts: 3 }, isStale: false })
  })

  test('is fetched again after its first fetch if a mutation ended meanwhile; other queries are stale then', async () => {
    const counts = { source: 'query Counts { counts }' } as Document<{ counts: number }, Record<string, never>>
    const shown = show(counts, { meta: { followsMutations: true } })
    const other = show(drafts)
    invalidateAll()
    await answer({ data: { counts: 4 } })
    await answer({ data: { drafts: 'of before' } })
    expect(other()).toMatchObject({ data: { drafts: 'of before' }, isStale: true })
    await answer({ data: { counts: 3 } })
    expect(shown()).toMatchObject({ data: { counts: 3 }, isStale: false })
  })
})

describe('A paginated list', () => {
  const list = { source: 'query List($after: String) { list { items next } }' } as Document<{ list: { items: number[]; next: string | null } }, { after: string | null }>

  test('has a next page while the last one returns a cursor', async () => {
    const options = { variables: (after: string | null) => ({ after }), getNextPageParam: ({ list }: { list: { next: string | null } }) => list.next }
    const observer = new InfiniteQueryObserver(queryClient, infiniteQueryOptions(list, options))
    shown.push(observer.subscribe(() => {}))
    await answer({ data: { list: { items: [3, 2], next: 'two' } } })
    expect(observer.getCurrentResult()).toMatchObject({ hasNextPage: true, data: { pages: [{ list: { items: [3, 2] } }] } })
    void observer.fetchNextPage()
    await settled()
    expect(waiting[0]!.variables).toEqual({ after: 'two' })
    await answer({ data: { list: { items: [1], next: null } } })
    expect(observer.getCurrentResult().data?.pages.flatMap(({ list }) => list.items)).toEqual([3, 2, 1])
    expect(observer.getCurrentResult().hasNextPage).toBe(false)
  })
})

describe('Combined queries (requirement H-11)', () => {
  const together = () =>
    prefetchCombined(queryClient, { document: both, variables: {}, parts: [drafts, news].map((document) => ({ document: document as Document, variables: {} })) })

  test('get their result from the one request, also those that mount a little later', async () => {
    together()
    const [first, second] = [show(drafts), show(news)]
    await answer({ data: { drafts: 'a', news: 'b' } })
    const late = show(news)
    await settled()
    expect(first().data).toMatchObject({ drafts: 'a' })
    expect([second().data, late().data]).toMatchObject([{ news: 'b' }, { news: 'b' }])
    expect(sent).toEqual(['Both'])
  })

  test.each(['NOT_ALLOWED', 'BUG', 'NOT_FOUND'])('are fetched one by one when one of them is refused (%s)', async (code) => {
    together()
    const [first, second] = [show(drafts), show(news)]
    await answer(refusal(code))
    await answer({ data: { drafts: 'alone' } })
    await answer(refusal('NOT_ALLOWED'))
    expect(first().data).toEqual({ drafts: 'alone' })
    expect(second().isLoadingError).toBe(true)
    expect(sent).toEqual(['Both', 'Drafts', 'News'])
  })

  test.each(['OFFLINE', ...RETRY_LATER_CODES])('fail together when each of them would (%s)', async (code) => {
    together()
    const [first, second] = [show(drafts), show(news)]
    await answer(code === 'OFFLINE' ? 'offline' : refusal(code))
    expect([first().error, second().error]).toMatchObject([{ code }, { code }])
    expect(sent).toEqual(['Both'])
  })

  test('that are not shown wait until they are', async () => {
    together()
    show(drafts)
    await answer(refusal('NOT_ALLOWED'))
    await answer({ data: { drafts: 'alone' } })
    expect(sent).toEqual(['Both', 'Drafts'])
    show(news)
    await settled()
    expect(sent).toEqual(['Both', 'Drafts', 'News'])
  })

  test('that are fresh are not fetched again', async () => {
    show(drafts)
    show(news)
    await answer({ data: { drafts: 'a' } })
    await answer({ data: { news: 'b' } })
    together()
    await settled()
    expect(sent).toEqual(['Drafts', 'News'])
  })
})

describe('Mutations', () => {
  const saved: string[] = []
  const likes = () =>
    createMutation(currentPersonKey(), () => ({
      mutation: like,
      options: { scope: { id: 'like' }, onSuccess: ({ like }, _variables, cache) => cache.setQueryData(drafts, {}, { drafts: String(like) }), onError: ({ code }) => void saved.push(code) },
    }))

  test('of one scope run one after another: the last of several presses wins', async () => {
    const press = likes()
    press.subscribe(() => {})
    for (const liked of [true, false, true]) void press.mutate({ liked })
    await settled()
    expect(waiting).toHaveLength(1)
    expect(press.getCurrentResult()).toMatchObject({ isPending: true, variables: { liked: true } })
    for (const liked of [true, false, true]) {
      expect(waiting[0]!.variables).toEqual({ liked })
      await answer({ data: { like: liked } })
    }
    expect(press.getCurrentResult()).toMatchObject({ isPending: false, data: { like: true } })
    expect(cacheFor(currentPersonKey()).getQueryData(drafts, {})).toEqual({ drafts: 'true' })
  })

  test('a failed one has an error, and later ones are sent all the same', async () => {
    const press = likes()
    press.subscribe(() => {})
    void press.mutate({ liked: true }).catch(() => {})
    void press.mutate({ liked: false })
    await answer('offline')
    expect(saved.splice(0)).toEqual(['OFFLINE'])
    await answer({ data: { like: false } })
    expect(press.getCurrentResult()).toMatchObject({ isPending: false, error: null, data: { like: false } })
  })

  test('nothing is sent or written for a user who logs in meanwhile', async () => {
    const ada = currentPersonKey()
    const press = likes()
    void press.mutate({ liked: true })
    const second = press.mutate({ liked: false }).catch((error: { code: string }) => error.code)
    await settled()
    member('bo')
    await answer({ data: { like: true } })
    expect(await second).toBe('SESSION_OVER')
    expect(sent).toEqual(['Like'])
    expect(cacheFor(currentPersonKey()).getQueryData(drafts, {})).toBeUndefined()
    expect(queryClient.getQueryData(queryKey(ada, drafts, {}))).toEqual({ drafts: 'true' })
  })
})
