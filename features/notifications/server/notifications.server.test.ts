import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { listeners } from '#app/server/features.ts'
import { openContext } from '#platform/server/context.ts'
import { openTestServices } from '#tests/support/services.ts'
import { people, publishes, visitor, type Person } from '#tests/support/people.ts'

export const LIST = `query ($first: Int, $after: String) {
  notifications(first: $first, after: $after) { items { id kind title message date read path thread sequence } next unreadCount sequence }
}`
const FOLLOW = 'mutation ($id: ID!, $follows: Boolean!) { followPerson(personId: $id, follows: $follows) }'
const REACT = 'mutation ($id: ID!, $kind: Reaction) { reactToBlog(blogId: $id, reaction: $kind) { likeCount } }'
const COMMENT = 'mutation ($id: ID!, $blogId: ID!, $parentId: ID, $text: String!) { commentOnBlog(id: $id, blogId: $blogId, parentId: $parentId, text: $text) }'

const services = await openTestServices()

interface Note { id: string; kind: string; title: string; message: string; read: boolean; path: string; thread: string | null }

async function notesOf(person: Person): Promise<Note[]> {
  await services.work()
  return (await person.asks<{ notifications: { items: Note[] } }>(LIST)).data!.notifications.items
}
const messages = async (person: Person) => (await notesOf(person)).map(({ message }) => message)
const comments = (person: Person, blogId: string, text: string, parentId: string | null = null) => {
  const id = randomUUID()
  return person.asks(COMMENT, { id, blogId, parentId, text }).then(({ errors }) => {
    expect(errors).toBeUndefined()
    return id
  })
}

describe('Notifications of a person (requirements N-3, N-4)', () => {
  test('are sent for followers, likes and comments of others, not for one’s own actions', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const blog = await publishes(ada, 'On descent')
    await ben.asks(FOLLOW, { id: ada.id, follows: true })
    await ben.asks(REACT, { id: blog._id, kind: 'like' })
    const own = await comments(ada, blog._id, 'A word of my own')
    await ada.asks(REACT, { id: blog._id, kind: 'like' })
    const id = await comments(ben, blog._id, 'Well   put.\n\nThank you')
    const notes = await notesOf(ada)
    expect(notes.map(({ kind, message, path, read }) => ({ kind, message, path, read }))).toEqual([
      { kind: 'comment', message: 'ben commented on “On descent”: “Well put. Thank you”', path: `/blog/${blog.slug}#comment-${id}`, read: false },
      { kind: 'like', message: 'ben liked “On descent”', path: `/blog/${blog.slug}`, read: false },
      { kind: 'follow', message: 'ben followed you.', path: `/profile/${ben.username}`, read: false },
    ])
    expect(own).not.toBe(id)
    expect(await notesOf(ben)).toEqual([])
  })

  test('are not sent for a dislike', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const blog = await publishes(ada, 'Disliked in silence')
    await ben.asks(REACT, { id: blog._id, kind: 'dislike' })
    expect(await notesOf(ada)).toEqual([])
    await ben.asks(REACT, { id: blog._id, kind: 'like' })
    expect(await messages(ada)).toEqual(['ben liked “Disliked in silence”'])
  })

  test('are sent for a reply to its recipient and for a mention to the mentioned person, once each, with the first matching kind', async () => {
    const { ada, ben, eve } = await people(services, 'ada', 'ben', 'eve')
    const blog = await publishes(ada, 'Talked about')
    const first = await comments(ben, blog._id, 'A question')
    await notesOf(ada)
    await comments(eve, blog._id, `@${ben.username} and @${ada.username}: here is the answer, write to x@${ada.username}.com`, first)
    expect((await notesOf(ben)).map(({ kind }) => kind)).toEqual(['reply'])
    expect((await notesOf(ada)).map(({ kind }) => kind)).toEqual(['mention', 'comment'])
    expect(await notesOf(eve)).toEqual([])
  })

  test('are not sent for mentions by a person who exceeded the hourly limit', async () => {
    const { ada, ben, eve } = await people(services, 'ada', 'ben', 'eve')
    const blog = await publishes(eve, 'A stage')
    await services.pool.query(`insert into throttle_windows (key, window_start, hits) select 'mention.person:' || $1, to_timestamp(floor(extract(epoch from now()) / 3600) * 3600), 20`, [ada.id])
    await comments(ada, blog._id, `Look, @${ben.username}`)
    expect(await notesOf(ben)).toEqual([])
    await services.pool.query('delete from throttle_windows')
    await comments(ada, blog._id, `Look again, @${ben.username}`)
    expect((await notesOf(ben)).map(({ kind }) => kind)).toEqual(['mention'])
  })

  test('are not sent across a block in either direction, nor for a muted person', async () => {
    const { ada, ben, eve, kim } = await people(services, 'ada', 'ben', 'eve', 'kim')
    const blog = await publishes(ada, 'Hidden likes')
    await services.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2), ($3, $1)', [ada.id, ben.id, eve.id])
    await services.pool.query('insert into mutes (muter_id, muted_id) values ($1, $2)', [ada.id, kim.id])
    for (const one of [ben, eve, kim]) await services.pool.query("insert into blog_reactions (blog_id, person_id, kind) values ($1, $2, 'like')", [blog._id, one.id])
    for (const one of [ben, eve, kim]) await announces({ name: 'blog.reacted', blogId: blog._id, authorId: ada.id, by: one.id, before: null, after: 'like' })
    expect(await notesOf(ada)).toEqual([])
    await services.pool.query('delete from blocks')
    await announces({ name: 'blog.reacted', blogId: blog._id, authorId: ada.id, by: ben.id, before: null, after: 'like' })
    expect(await messages(ada)).toEqual(['ben liked “Hidden likes”'])
    // After a later block existing notifications are hidden as well.
    await services.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ben.id, ada.id])
    expect(await notesOf(ada)).toEqual([])
    await services.pool.query('delete from blocks')
  })

  test('are sent for pending decisions to the people who may decide, without the name of the requester', async () => {
    const { ada, ben, eve } = await people(services, 'ada', 'ben', 'eve')
    await services.pool.query("insert into grants (person_id, role) values ($1, 'admin'), ($2, 'mentor')", [ada.id, eve.id])
    const blog = await publishes(eve, 'Reported')
    await ben.asks('mutation ($id: ID!) { reportContent(kind: "blog", id: $id, reason: "Unkind") }', { id: blog._id })
    expect((await notesOf(ada)).map(({ message, path }) => [message, path])).toEqual([['New blog report', '/admin/reports']])
    expect(await notesOf(eve)).toEqual([])
    const kinds = async ({ asks }: Person) => (await asks('{ notificationSettings { preferences { kind } } }')).data!.notificationSettings.preferences.map((row: { kind: string }) => row.kind)
    for (const kind of ['adminWork', 'courseReturned', 'assignmentHandedIn']) expect([(await kinds(ada)).includes(kind), (await kinds(ben)).includes(kind)]).toEqual([true, false])
  })

  test('are sent for a decision about a role', async () => {
    const { ada } = await people(services, 'ada')
    await announces({ name: 'role.decided', personId: ada.id, role: 'mentor', granted: true, by: null })
    expect((await notesOf(ada)).map(({ title }) => title)).toEqual(['You’re now a mentor'])
  })
})

const announces = (signal: object) => openContext(services.services).inTransaction((context) => context.emit(signal as never))

describe('A repeated signal (requirement N-5)', () => {
  test('notifies once, even if the first notification was deleted meanwhile', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    await ben.asks(FOLLOW, { id: ada.id, follows: true })
    const hear = () => listeners.find(({ id }) => id === 'notifications.followed')!.handle(openContext(services.services), { name: 'person.followed', by: ben.id, personId: ada.id } as never, 990_001)
    await Promise.all([hear(), hear(), hear()])
    const [note] = (await ada.asks<{ notifications: { items: Note[] } }>(LIST)).data!.notifications.items
    expect(note!.message).toBe('ben followed you.')
    await ada.asks('mutation ($id: ID!) { deleteNotification(id: $id) { unreadCount } }', { id: note!.id })
    await hear()
    expect((await ada.asks<{ notifications: { items: Note[] } }>(LIST)).data!.notifications.items).toEqual([])
  })

  test('gives the true state in any order: a like undone before its delivery does not notify', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const blog = await publishes(ada, 'Late news')
    const hear = listeners.find(({ id }) => id === 'notifications.reacted')!
    const hears = (after: 'like' | null, signalId: number) =>
      hear.handle(openContext(services.services), { name: 'blog.reacted', blogId: blog._id, authorId: ada.id, by: ben.id, before: null, after } as never, signalId)
    await hears(null, 992_002)
    await hears('like', 992_001)
    expect(await notesOf(ada)).toEqual([])
    // The other way round: it was undone, and is a like again when the undo is delivered.
    await ben.asks(REACT, { id: blog._id, kind: 'like' })
    await hears('like', 992_003)
    await hears(null, 992_004)
    expect(await messages(ada)).toEqual(['ben liked “Late news”'])
  })
})

describe('Groups (requirement N-6)', () => {
  test('fifty simultaneous likes are one notification that names the first person and counts the others', async () => {
    const { ada, mateo } = await people(services, 'ada', 'mateo')
    const blog = await publishes(ada, 'Popular')
    const { rows } = await services.pool.query<{ id: string }>(
      "insert into people (username, name) select 'crowd-' || n, 'Fan ' || n from generate_series(1, 49) n returning id",
    )
    const fans = [mateo.id, ...rows.map(({ id }) => id)]
    expect(fans).toHaveLength(50)
    await services.pool.query("insert into blog_reactions (blog_id, person_id, kind) select $1, unnest($2::uuid[]), 'like'", [blog._id, fans])
    const hear = listeners.find(({ id }) => id === 'notifications.reacted')!
    const like = (by: string, at: number) =>
      hear.handle(openContext(services.services), { name: 'blog.reacted', blogId: blog._id, authorId: ada.id, by, before: null, after: 'like' } as never, 991_000 + at)
    await like(fans[0]!, 0)
    await Promise.all(fans.slice(1).map((by, at) => like(by, at + 1)))
    const notes = await notesOf(ada)
    expect(notes.map(({ message }) => message)).toEqual(['mateo and 49 others liked “Popular”'])
    const { rows: causes } = await services.pool.query('select 1 from notification_causes where notification_id = $1', [notes[0]!.id])
    expect(causes).toHaveLength(50)
  })

  test('undoing a like leaves the group; after the last one the notification is gone', async () => {
    const { ada, ben, eve, kim } = await people(services, 'ada', 'ben', 'eve', 'kim')
    const blog = await publishes(ada, 'Fickle')
    for (const one of [ben, eve, kim]) {
      await one.asks(REACT, { id: blog._id, kind: 'like' })
      await services.work()
    }
    expect(await messages(ada)).toEqual(['ben and 2 others liked “Fickle”'])
    await ben.asks(REACT, { id: blog._id, kind: null })
    expect(await messages(ada)).toEqual(['eve and kim liked “Fickle”'])
    await eve.asks(REACT, { id: blog._id, kind: 'dislike' })
    expect(await messages(ada)).toEqual(['kim liked “Fickle”'])
    await kim.asks(REACT, { id: blog._id, kind: null })
    expect(await notesOf(ada)).toEqual([])
  })

  test('events after it was read start a new notification', async () => {
    const { ada, ben, eve } = await people(services, 'ada', 'ben', 'eve')
    await ben.asks(FOLLOW, { id: ada.id, follows: true })
    const [note] = await notesOf(ada)
    await ada.asks('mutation ($id: ID!) { markNotification(id: $id, read: true) { unreadCount } }', { id: note!.id })
    await ada.asks('mutation ($id: ID!) { markNotification(id: $id, read: false) { unreadCount } }', { id: note!.id })
    await eve.asks(FOLLOW, { id: ada.id, follows: true })
    expect(await messages(ada)).toEqual(['eve followed you.', 'ben followed you.'])
    await ben.asks(FOLLOW, { id: ada.id, follows: false })
    expect(await messages(ada)).toEqual(['eve followed you.'])
  })

  test('an edited comment shows its new text, a deleted one disappears; deleting a blog removes all of it', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const blog = await publishes(ada, 'Edited')
    const first = await comments(ben, blog._id, 'A secret')
    const second = await comments(ben, blog._id, 'Another')
    expect(await messages(ada)).toEqual(['ben commented on “Edited”: “Another”'])
    await ben.asks('mutation ($id: ID!) { editComment(id: $id, text: "Better said") }', { id: second })
    expect(await messages(ada)).toEqual(['ben commented on “Edited”: “Better said”'])
    await ben.asks('mutation ($id: ID!) { deleteComment(id: $id) }', { id: second })
    expect(await messages(ada)).toEqual(['ben commented on “Edited”: “A secret”'])
    await ben.asks('mutation ($id: ID!) { deleteComment(id: $id) }', { id: first })
    expect(await notesOf(ada)).toEqual([])
    await comments(ben, blog._id, 'Once more')
    expect(await notesOf(ada)).toHaveLength(1)
    await ada.asks('mutation ($id: ID!) { deleteBlog(id: $id) }', { id: blog._id })
    expect(await notesOf(ada)).toEqual([])
  })
})

describe('The viewer’s inbox (requirements N-1, N-2, N-7)', () => {
  const MARK = 'mutation ($id: ID!, $read: Boolean!) { markNotification(id: $id, read: $read) { unreadCount sequence } }'
  const MARK_ALL = 'mutation ($upTo: Int!) { markAllNotifications(upTo: $upTo) { unreadCount } }'
  const DELETE = 'mutation ($id: ID!) { deleteNotification(id: $id) { unreadCount } }'
  const RESTORE = 'mutation ($id: ID!) { restoreNotification(id: $id) { unreadCount } }'

  test('can be marked as read and unread, marked as read up to the last seen change, deleted and restored', async () => {
    const { ada, ben, eve } = await people(services, 'ada', 'ben', 'eve')
    const blog = await publishes(ada, 'Counted')
    await ben.asks(FOLLOW, { id: ada.id, follows: true })
    await ben.asks(REACT, { id: blog._id, kind: 'like' })
    await notesOf(ada)
    const seen = (await ada.asks(LIST)).data!.notifications
    expect([seen.unreadCount, seen.items.length]).toEqual([2, 2])
    const { id } = seen.items[0]
    expect((await ada.asks(MARK, { id, read: true })).data!.markNotification.unreadCount).toBe(1)
    expect((await ada.asks(MARK, { id, read: false })).data!.markNotification.unreadCount).toBe(2)
    const now = (await ada.asks(LIST)).data!.notifications.sequence
    await eve.asks(REACT, { id: blog._id, kind: 'like' })
    await comments(eve, blog._id, 'In the same moment')
    await services.work()
    expect((await ada.asks(MARK_ALL, { upTo: now })).data!.markAllNotifications.unreadCount).toBe(2)
    expect((await ada.asks(MARK_ALL, { upTo: 1_000_000 })).data!.markAllNotifications.unreadCount).toBe(0)
    await ada.asks(DELETE, { id })
    expect((await notesOf(ada)).map((note) => note.id)).not.toContain(id)
    expect((await ada.asks(RESTORE, { id })).errors).toBeUndefined()
    expect((await notesOf(ada)).map((note) => note.id)).toContain(id)
  })

  test('does not restore notifications of a deleted blog', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const blog = await publishes(ada, 'Soon gone')
    await ben.asks(REACT, { id: blog._id, kind: 'like' })
    const [note] = await notesOf(ada)
    await ada.asks(DELETE, { id: note!.id })
    await ada.asks('mutation ($id: ID!) { deleteBlog(id: $id) }', { id: blog._id })
    expect(await notesOf(ada)).toEqual([])
    expect((await ada.asks(RESTORE, { id: note!.id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect(await notesOf(ada)).toEqual([])
  })

  test('has pages without gaps and duplicates', async () => {
    const { ada } = await people(services, 'ada')
    for (let at = 0; at < 7; at++) await announces({ name: 'role.decided', personId: ada.id, role: `role-${at}`, granted: true, by: null })
    await services.work()
    const seen: string[] = []
    let after: string | null = null
    for (let pages = 0; pages < 5 && (pages === 0 || after !== null); pages++) {
      const page: { items: Note[]; next: string | null } = (await ada.asks(LIST, { first: 3, after })).data!.notifications
      seen.push(...page.items.map((note) => note.id))
      after = page.next
    }
    expect([seen.length, new Set(seen).size]).toEqual([7, 7])
  })

  test('asks a visitor to log in; notifications of others do not exist', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    await ben.asks(FOLLOW, { id: ada.id, follows: true })
    const [note] = await notesOf(ada)
    for (const [query, more] of [[MARK, { read: true }], [DELETE, {}], [RESTORE, {}]] as const) {
      expect((await ben.asks(query, { id: note!.id, ...more })).errors![0]!.extensions.code).toBe('NOT_FOUND')
      expect((await visitor(services).asks(query, { id: note!.id, ...more })).errors![0]!.extensions.code).toBe('NOT_SIGNED_IN')
      expect((await ada.asks(query, { id: note!.id, ...more })).errors).toBeUndefined()
    }
    expect((await visitor(services).asks(LIST)).errors![0]!.extensions.code).toBe('NOT_SIGNED_IN')
  })

  test('answers any invalid id with a message, never with an internal error', async () => {
    const { ada } = await people(services, 'ada')
    for (const id of ['', 'x', '\u0000', 'a'.repeat(10_000), `e${'\u0301'.repeat(10_000)}`, randomUUID()]) {
      for (const query of [DELETE, RESTORE, 'mutation ($id: ID!) { muteThread(notificationId: $id) { thread } }']) {
        expect(['NOT_FOUND', 'INVALID_INPUT']).toContain((await ada.asks(query, { id })).errors![0]!.extensions.code)
      }
    }
    for (const variables of [{ first: 0 }, { first: 51 }, { first: -1 }, { after: 'x' }, { after: '\u0000' }, { after: '9'.repeat(200) }]) {
      expect((await ada.asks(LIST, variables)).errors![0]!.extensions.code).toBe('INVALID_INPUT')
    }
    expect((await ada.asks(MARK_ALL, { upTo: -1 })).errors![0]!.extensions.code).toBe('INVALID_INPUT')
  })

  test('loses all notifications about and of a deleted person', async () => {
    const { ada, ben, eve } = await people(services, 'ada', 'ben', 'eve')
    const blog = await publishes(ada, 'Left behind')
    await ben.asks(REACT, { id: blog._id, kind: 'like' })
    await eve.asks(REACT, { id: blog._id, kind: 'like' })
    await comments(ben, blog._id, 'My only words')
    expect(await notesOf(ada)).toHaveLength(2)
    await services.pool.query('delete from people where id = $1', [ben.id])
    expect(await messages(ada)).toEqual(['eve liked “Left behind”'])
    await services.pool.query('delete from people where id = $1', [ada.id])
    for (const table of ['inboxes', 'notifications', 'notified_signals', 'notification_settings', 'notification_preferences', 'muted_threads', 'unsubscribe_links']) {
      expect([table, (await services.pool.query(`select 1 from ${table} where person_id = any($1)`, [[ada.id, ben.id]])).rowCount]).toEqual([table, 0])
    }
  })
})

describe('Notification settings (requirement N-9)', () => {
  test('a channel that is off and a muted thread notify nobody, until they are turned on again', async () => {
    const { ada, ben } = await people(services, 'ada', 'ben')
    const CHOOSE = 'mutation ($kinds: [String!]!, $channel: String!, $isOn: Boolean!) { chooseNotifications(kinds: $kinds, channel: $channel, isOn: $isOn) }'
    const blog = await publishes(ada, 'Noisy')
    for (const channel of ['app', 'digest']) await ada.asks(CHOOSE, { kinds: ['like'], channel, isOn: false })
    await ben.asks(REACT, { id: blog._id, kind: 'like' })
    expect(await notesOf(ada)).toEqual([])
    await comments(ben, blog._id, 'One')
    const [note] = await notesOf(ada)
    const muted = await ada.asks('mutation ($id: ID!) { muteThread(notificationId: $id) { thread label } }', { id: note!.id })
    expect(muted.data!.muteThread).toEqual({ thread: `blog:${blog._id}`, label: 'Noisy' })
    await ada.asks('mutation ($id: ID!) { markNotification(id: $id, read: true) { unreadCount } }', { id: note!.id })
    await comments(ben, blog._id, 'Two')
    expect(await notesOf(ada)).toHaveLength(1)
    await ada.asks('mutation ($thread: String!) { unmuteThread(thread: $thread) }', { thread: `blog:${blog._id}` })
    await comments(ben, blog._id, 'Three')
    expect((await messages(ada))[0]).toBe('ben commented on “Noisy”: “Three”')
    for (const input of [{ kinds: ['like'], channel: 'pigeon' }, { kinds: ['like', 'toString'], channel: 'app' }, { kinds: ['\u0000'], channel: 'app' }, { kinds: [], channel: 'app' }]) {
      expect((await ada.asks(CHOOSE, { ...input, isOn: true })).errors![0]!.extensions.code).toBe('INVALID_INPUT')
    }
  })
})
