import { describe, expect, test } from 'vitest'
import { listeners } from '#app/server/features.ts'
import { openContext } from '#platform/server/context.ts'
import { openTestServices } from '#tests/support/services.ts'
import { people, type Person } from '#tests/support/people.ts'
import { listening, openLive, type TestSocket } from '#tests/support/socket.ts'

const WATCH = 'subscription ($after: Int!) { notificationsChanged(after: $after) { sequence unreadCount changed { id message read sequence } gone isWhole } }'
const MARK = 'mutation ($id: ID!) { markNotification(id: $id, read: true) { unreadCount } }'
const DELETE = 'mutation ($id: ID!) { deleteNotification(id: $id) { unreadCount } }'

const services = await openTestServices()
await listening(services.app)

interface News { sequence: number; unreadCount: number; changed: { id: string; message: string; read: boolean; sequence: number }[]; gone: string[]; isWhole: boolean }

const news = async (socket: TestSocket): Promise<News> => (await socket.next()).payload.data.notificationsChanged
async function watching(person: Person, after: number): Promise<TestSocket> {
  const socket = await openLive(services.app, person.token)
  socket.subscribe(WATCH, { after })
  return socket
}

let signalId = 5_000_000
const hearing = listeners.find(({ id }) => id === 'notifications.role-decided')!
/** Something is told to a person, as the worker would tell it. */
const tells = (person: Person, role: string) =>
  hearing.handle(openContext(services.services), { name: 'role.decided', personId: person.id, role, granted: true, by: null } as never, ++signalId)

describe('An inbox that is watched (requirement N-8)', () => {
  test('what is told arrives within 100 ms of its commit, in every window, and in no other person’s', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const [one, two, other] = [await watching(ada, 0), await watching(ada, 0), await watching(ben, 0)]
    for (const socket of [one, two, other]) expect(await news(socket)).toEqual({ sequence: 0, unreadCount: 0, changed: [], gone: [], isWhole: true })
    const took: number[] = []
    for (let round = 1; round <= 9; round++) {
      const began = performance.now()
      await tells(ada, `role-${round}`)
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

  test('over a connection that was cut for a while nothing is lost and nothing comes twice', async () => {
    const { ada } = await people(services, 'ada')
    const heard: string[] = []
    const state = new Map<string, string>()
    let known = 0
    const take = ({ sequence, changed, gone }: News) => {
      known = sequence
      for (const note of changed) {
        heard.push(`${note.id} ${note.sequence}`)
        state.set(note.id, note.message)
      }
      for (const id of gone) state.delete(id)
    }
    for (let round = 0; round < 4; round++) {
      const socket = await watching(ada, known)
      take(await news(socket))
      await tells(ada, `here-${round}`)
      take(await news(socket))
      socket.ws.terminate()
      // Away: what happens now is told to nobody's socket.
      await Promise.all([tells(ada, `away-${round}`), tells(ada, `apart-${round}`)])
    }
    const last = await watching(ada, known)
    take(await news(last))
    expect([...state.values()].filter((message) => /here-\d/.test(message))).toHaveLength(4)
    expect(state.size).toBe(12)
    expect(new Set(heard).size).toBe(heard.length)
    expect(heard).toHaveLength(12)
    last.ws.close()
  })

  test('what was read and deleted in another window comes along; too much at once asks to read anew', async () => {
    const { ada } = await people(services, 'ada')
    for (const role of ['first', 'second']) await tells(ada, role)
    const { items, sequence } = (await ada.asks('{ notifications { items { id } sequence } }')).data!.notifications
    const socket = await watching(ada, sequence)
    expect((await news(socket)).changed).toEqual([])
    await ada.asks(MARK, { id: items[0].id })
    expect(await news(socket)).toMatchObject({ unreadCount: 1, changed: [{ id: items[0].id, read: true }], gone: [] })
    await ada.asks(DELETE, { id: items[1].id })
    expect(await news(socket)).toMatchObject({ unreadCount: 0, changed: [], gone: [items[1].id] })
    socket.ws.close()
    for (let at = 0; at < 101; at++) await tells(ada, `many-${at}`)
    const again = await watching(ada, sequence)
    expect(await news(again)).toMatchObject({ isWhole: false, changed: [], unreadCount: 101 })
    again.ws.close()
    const fromNowhere = await watching(ada, 1_000_000)
    expect((await news(fromNowhere)).isWhole).toBe(false)
    fromNowhere.ws.close()
  })

  test('a block takes the other out of sight at once', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    await ben.asks('mutation ($id: ID!) { followPerson(personId: $id, follows: true) }', { id: ada.id })
    await services.work()
    const socket = await watching(ada, 0)
    const [note] = (await news(socket)).changed
    await services.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ada.id, ben.id])
    await openContext(services.services).inTransaction((context) => context.emit({ name: 'person.blocked', by: ada.id, personId: ben.id } as never))
    await services.work()
    expect(await news(socket)).toMatchObject({ unreadCount: 0, gone: [note!.id] })
    socket.ws.close()
  })

  test('a visitor and a number that is none are refused', async () => {
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
