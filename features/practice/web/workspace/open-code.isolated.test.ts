import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { VISITOR } from '#platform/web/autosave/autosave-status.ts'
import { ApiError } from '#platform/web/graphql/api-error.ts'
import { readCopy, writeCopy, type CodeCopy, type CodeDraft } from './code-copies.ts'
import * as requests from './code-requests.ts'
import { openCode, type CodeToOpen } from './open-code.ts'

vi.mock('./code-requests.ts', () => ({ findDraft: vi.fn(), saveDraft: vi.fn(), moveVisitorCode: vi.fn(async () => {}) }))
const findDraft = vi.mocked(requests.findDraft)
const saveDraft = vi.mocked(requests.saveDraft)

/** A server with one draft, which stores two versions like the real one. */
let server: CodeDraft | null
const saved: CodeCopy = { code: 'saved', revision: 1, at: 1, isSaved: true, other: null }

function stubStorage(): void {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  stubStorage()
  server = null
  findDraft.mockImplementation(async () => server)
  saveDraft.mockImplementation(async ({ code, revision, replaced }) => {
    const other = server !== null && server.revision !== revision && server.code !== code ? server.code : replaced
    server = { code, revision: (server?.revision ?? 0) + 1, savedAt: Date.now(), replaced: other }
    return { revision: server.revision, replaced: other }
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const open = (options: Partial<CodeToOpen> = {}) => openCode({ owner: 'ada', slug: 'two-sum', language: 'python', start: 'start', typed: null, atLogin: null, ...options })
const stored = (owner = 'ada') => readCopy(owner, 'two-sum', 'python')
const store = (copy: Partial<CodeCopy>, owner = 'ada') => void writeCopy(owner, 'two-sum', 'python', { ...saved, ...copy })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const write = (opened: ReturnType<typeof open>, code: string) => opened.change({ ...opened.value(), code })
const isOffline = () => Promise.reject(new ApiError('OFFLINE', 'No network.'))

describe('The code of a member (requirement Q-9)', () => {
  test('that was reset without a network comes back after a reload', async () => {
    findDraft.mockImplementation(isOffline)
    const before = open()
    write(before, 'mine')
    await pass(1_000)
    before.change({ code: 'start', other: 'mine' })
    await pass(1_000)
    before.close()
    findDraft.mockImplementation(async () => server)
    const opened = open()
    await pass(0)
    expect(opened.value()).toEqual({ code: 'start', other: 'mine' })
  })

  test('is on the device within a second and on the server within five, and stays on the device', async () => {
    const opened = open()
    await pass(0)
    expect(opened.status()).toEqual({ kind: 'new' })
    write(opened, 'mine')
    await pass(1_000)
    expect(stored()).toMatchObject({ code: 'mine', isSaved: false })
    await pass(4_000)
    expect([server, opened.status()]).toMatchObject([{ code: 'mine', replaced: null }, { kind: 'saved' }])
    expect(stored()).toMatchObject({ code: 'mine', revision: 1, isSaved: true })
    expect(saveDraft).toHaveBeenCalledOnce()
  })

  test('is shown from the device until the server answers', async () => {
    store({})
    server = { code: 'newer', revision: 2, savedAt: 5, replaced: null }
    const opened = open()
    expect(opened.value().code).toBe('saved')
    await pass(0)
    expect([opened.value(), opened.status()]).toEqual([{ code: 'newer', other: null }, { kind: 'saved' }])
    expect(stored()).toMatchObject({ code: 'newer', revision: 2, isSaved: true })
    expect(saveDraft).not.toHaveBeenCalled()
  })

  test('that was not saved before a reload is saved after it, as soon as the server answers', async () => {
    store({ isSaved: false, revision: 0 })
    findDraft.mockImplementationOnce(isOffline)
    const opened = open()
    await pass(0)
    expect(opened.status()).toEqual({ kind: 'local', reason: 'offline' })
    await pass(3_000)
    expect([server, opened.status()]).toMatchObject([{ code: 'saved', replaced: null }, { kind: 'saved' }])
  })

  test('that was saved before stays saved while the server cannot be reached', async () => {
    store({})
    findDraft.mockImplementation(isOffline)
    const opened = open()
    await pass(10_000)
    opened.close()
    expect(stored()).toEqual(saved)
  })

  test('keeps the version of another device beside it', async () => {
    server = { code: 'base', revision: 1, savedAt: 5, replaced: null }
    const opened = open()
    await pass(0)
    server = { code: 'theirs', revision: 2, savedAt: 6, replaced: null }
    write(opened, 'mine')
    await pass(5_000)
    expect([opened.value(), opened.status()]).toEqual([{ code: 'mine', other: 'theirs' }, { kind: 'saved' }])
    opened.change({ code: 'theirs', other: 'mine' })
    await pass(5_000)
    expect(server).toMatchObject({ code: 'theirs', replaced: 'mine' })
  })

  test('whose save was not answered is not taken for another version', async () => {
    const opened = open()
    await pass(0)
    const store = saveDraft.getMockImplementation()!
    saveDraft.mockImplementationOnce(async (input) => {
      await store(input)
      return isOffline()
    })
    write(opened, 'one')
    await pass(2_000)
    write(opened, 'one, two')
    await pass(10_000)
    expect([opened.value(), server]).toMatchObject([{ code: 'one, two', other: null }, { code: 'one, two', replaced: null }])
  })

  test('that was typed before hydration is kept, with the stored code beside it', async () => {
    store({})
    server = { code: 'saved', revision: 1, savedAt: 1, replaced: null }
    const opened = open({ typed: 'typed' })
    expect(opened.value()).toEqual({ code: 'typed', other: 'saved' })
    await pass(5_000)
    expect(server).toMatchObject({ code: 'typed', replaced: 'saved' })
  })

  test('is written to the device at once when the page closes', async () => {
    const opened = open()
    await pass(0)
    write(opened, 'last words')
    opened.close()
    expect(stored()).toMatchObject({ code: 'last words' })
  })
})

describe('The code of a visitor (requirement Q-9)', () => {
  test('stays on the device, and moves into the account at a login, where it stays on the screen', async () => {
    const visitor = open({ owner: VISITOR })
    write(visitor, 'visited')
    await pass(5_000)
    expect([visitor.status(), saveDraft.mock.calls]).toEqual([{ kind: 'local', reason: 'visitor' }, []])
    visitor.close()
    server = { code: 'mine', revision: 4, savedAt: Date.now() + 1_000, replaced: null }
    const opened = open({ atLogin: visitor.value().code })
    await pass(0)
    expect(opened.value()).toEqual({ code: 'visited', other: 'mine' })
    await pass(0)
    expect([server, stored(VISITOR), stored()]).toMatchObject([{ code: 'visited', replaced: 'mine' }, null, { code: 'visited', isSaved: true }])
  })

  test('moves even if nothing could be stored on the device', async () => {
    const opened = open({ atLogin: 'not stored' })
    await pass(0)
    expect([opened.value().code, server]).toMatchObject(['not stored', { code: 'not stored' }])
  })

  test('is deleted when it is reset', async () => {
    const opened = open({ owner: VISITOR })
    write(opened, 'visited')
    await pass(1_000)
    write(opened, 'start')
    await pass(1_000)
    expect(stored(VISITOR)).toBeNull()
  })

  test('does not overwrite that of another tab, but keeps it beside', async () => {
    const [one, other] = [open({ owner: VISITOR }), open({ owner: VISITOR })]
    write(one, 'first')
    await pass(1_000)
    write(other, 'second')
    await pass(1_000)
    expect(other.value()).toEqual({ code: 'second', other: 'first' })
    one.close()
    expect(stored(VISITOR)).toMatchObject({ code: 'second', other: 'first' })
  })
})
