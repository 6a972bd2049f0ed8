import { describe, expect, test } from 'vitest'
import { listeners } from '#app/server/features.ts'
import { openContext } from '#platform/server/context.ts'
import { openTestServices } from '#tests/support/services.ts'
import { people, type Person } from '#tests/support/people.ts'
import { listening, openLive, type TestSocket } from '#tests/support/socket.ts'

const WATCH = 'subscription ($after: Int!) { notificationsChanged(after: $after) { sequence unreadCount changed { id message read sequence } removedIds isComplete } }'
const MARK = 'mutation ($id: ID!) { markNotification(id: $id, read: true) { unreadCount } }'
const DELETE = 'mutation ($id: ID!) { deleteNotification(id: $id) { unreadCount } }'

const services = await openTestServices()
await listening(services.app)

interface News { sequence: number; unreadCount: number; changed: { id: string; message: string; read: boolean; sequence: number }[]; removedIds: string[]; isComplete: boolean }

const news = async (socket: TestSocket): Promise<News> => (await socket.next()).payload.data.notificationsChanged
async function watching(person: Person, after: number): Promise<TestSocket> {
  const socket = await openLive(services.app, person.token)
  socket.subscribe(WATCH, { after })
  return socket
}

let signalId = 5_000_000
const channelChoice = listeners.find(({ id }) => id === 'notifications.role-decided')!
/** Notifies a person as the worker does. */
const notifies = (person: Person, role: string) =>
  channelChoice.handle(openContext(services.services), { name: 'role.decided', personId: person.id, role, granted: true, by: null } as never, ++signalId)

describe('Live updates of an inbox (requirement N-8)', () => {
  test('arrive within 100 ms of the commit, in every window of the recipient and in no other', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const [one, two, other] = [await watching(ada, 0), await watching(ada, 0), await watching(ben, 0)]
    for (const socket of [one, two, other]) expect(await news(socket)).toEqual({ sequence: 0, unreadCount: 0, changed: [], removedIds: [], isComplete: true })
    const took: number[] = []
    for (let round = 1; round <= 9; round++) {
      const began = performance.now()
      await notifies(ada, `role-${round}`)
      for (const socket of [one, two]) {
        const { unreadCount, changed } = await news(socket)
        expect([unreadCount, changed.length]).toEqual([round, 1])
      }
      took.push(performance.now() - began)
    }
    took.sort((a, b) => a - b)
    process.stdout.write(`A notification was in two windows after ${Math.round(took[4]!)} ms (median of 9, with its writing).\n`)
    expect(took[4]).toBeLessThan(100)
    const nothing = await Promise.race([news(other), new Promise((done) => setTimeout(done, 300, 'nothing'))])
    expect(nothing).toBe('nothing')
    for (const socket of [one, two, other]) socket.ws.close()
  })

  test('lose nothing and repeat nothing after an interrupted connection', async () => {
    const { ada } = await people(services, 'ada')
    const heard: string[] = []
    const state = new Map<string, string>()
    let known = 0
    const take = ({ sequence, changed, removedIds }: News) => {
      known = sequence
      for (const note of changed) {
        heard.push(`${note.id} ${note.sequence}`)
        state.set(note.id, note.message)
      }
      for (const id of removedIds) state.delete(id)
    }
    for (let round = 0; round < 4; round++) {
      const socket = await watching(ada, known)
      take(await news(socket))
      await notifies(ada, `here-${round}`)
      take(await news(socket))
      socket.ws.terminate()
      // Disconnected: nothing that happens now reaches a socket.
      await Promise.all([notifies(ada, `away-${round}`), notifies(ada, `apart-${round}`)])
    }
    const last = await watching(ada, known)
    take(await news(last))
    expect([...state.values()].filter((message) => /here-\d/.test(message))).toHaveLength(4)
    expect(state.size).toBe(12)
    expect(new Set(heard).size).toBe(heard.length)
    expect(heard).toHaveLength(12)
    last.ws.close()
  })

  test('include reads and deletions of other windows; too many changes ask for a reload', async () => {
    const { ada } = await people(services, 'ada')
    for (const role of ['first', 'second']) await notifies(ada, role)
    const { items, sequence } = (await ada.asks('{ notifications { items { id } sequence } }')).data!.notifications
    const socket = await watching(ada, sequence)
    expect((await news(socket)).changed).toEqual([])
    await ada.asks(MARK, { id: items[0].id })
    expect(await news(socket)).toMatchObject({ unreadCount: 1, changed: [{ id: items[0].id, read: true }], removedIds: [] })
    await ada.asks(DELETE, { id: items[1].id })
    expect(await news(socket)).toMatchObject({ unreadCount: 0, changed: [], removedIds: [items[1].id] })
    socket.ws.close()
    for (let at = 0; at < 101; at++) await notifies(ada, `many-${at}`)
    const again = await watching(ada, sequence)
    expect(await news(again)).toMatchObject({ isComplete: false, changed: [], unreadCount: 101 })
    again.ws.close()
    const fromNowhere = await watching(ada, 1_000_000)
    expect((await news(fromNowhere)).isComplete).toBe(false)
    fromNowhere.ws.close()
  })

  test('hide a blocked person at once', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    await ben.asks('mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id: ada.id })
    await services.work()
    const socket = await watching(ada, 0)
    const [note] = (await news(socket)).changed
    await services.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ada.id, ben.id])
    await openContext(services.services).inTransaction((context) => context.emit({ name: 'person.blocked', by: ada.id, personId: ben.id } as never))
    await services.work()
    expect(await news(socket)).toMatchObject({ unreadCount: 0, removedIds: [note!.id] })
    socket.ws.close()
  })

  test('refuse a visitor and an invalid number', async () => {
    const { ada } = await people(services, 'ada')
    const nobody = await openLive(services.app)
    nobody.subscribe(WATCH, { after: 0 })
    expect(JSON.stringify(await nobody.next())).toContain('NOT_SIGNED_IN')
    const socket = await openLive(services.app, ada.token)
    socket.subscribe(WATCH, { after: -1 })
    expect(JSON.stringify(await socket.next())).toContain('INVALID_INPUT')
    nobody.ws.close()
    socket.ws.close()
  })
})
