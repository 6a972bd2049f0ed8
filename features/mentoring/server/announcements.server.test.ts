import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, messageOf, ok } from '#tests/support/graphql-reply.ts'
import { actingAs, people, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'
import { runListeners } from '#tests/support/submissions.ts'

const services = await openTestServices()
const { pool } = services
const all = await people(services, 'meg', 'max', 'other', 'lea')
const { lea } = all
let meg: Person, max: Person, other: Person, id: string
beforeAll(async () => {
  meg = await actingAs(services, all.meg, 'mentor')
  max = await actingAs(services, all.max, 'mentor')
  other = await actingAs(services, all.other, 'mentor')
})
beforeEach(async () => {
  await pool.query('delete from throttle_windows')
  id = randomUUID()
  await ok(meg.asks('mutation ($id: ID!) { createMentorGroup(id: $id, name: "Tuesdays", about: "") }', { id }))
  for (const [person, part] of [[max, 'mentor'], [lea, 'learner']] as const) await pool.query('insert into mentor_group_members (group_id, person_id, part, joined_at) values ($1, $2, $3, now())', [id, person.id, part])
})

const ANNOUNCE = 'mutation ($id: ID!, $key: ID!, $text: String!) { announceToGroup(id: $id, key: $key, text: $text) }'
const EDIT = 'mutation ($id: ID!, $key: ID!, $text: String!) { editGroupAnnouncement(id: $id, key: $key, text: $text) }'
const DELETE = 'mutation ($id: ID!, $key: ID!) { deleteGroupAnnouncement(id: $id, key: $key) }'
async function announced(text: string): Promise<string> {
  const key = randomUUID()
  await ok(meg.asks(ANNOUNCE, { id, key, text }))
  return key
}
const listed = async (person: Person) =>
  (await ok(person.asks<{ mentorGroup: { announcements: { text: string; editedAt: string | null; isOwn: boolean }[] } }>('query ($id: ID!) { mentorGroup(id: $id) { announcements { text editedAt isOwn } } }', { id }))).data!.mentorGroup.announcements
const notesOf = async (person: Person) => {
  await runListeners(services)
  return (await person.asks<{ notifications: { items: { message: string }[] } }>('{ notifications { items { message } } }')).data!.notifications.items.map(({ message }) => message)
}

describe('Announcements (requirement X-4)', () => {
  test('an edited announcement is marked, and its notification changes without a second one', async () => {
    const key = await announced('We meet at eight on Mars.')
    expect(await notesOf(lea)).toContain('We meet at eight on Mars.')
    expect(await listed(lea)).toEqual([{ text: 'We meet at eight on Mars.', editedAt: null, isOwn: false }])
    await ok(meg.asks(EDIT, { id, key, text: 'We meet at nine on Mars.' }))
    const notes = await notesOf(lea)
    expect(notes.filter((message) => message.includes('on Mars'))).toEqual(['We meet at nine on Mars.'])
    expect(await listed(meg)).toEqual([{ text: 'We meet at nine on Mars.', editedAt: expect.any(String), isOwn: true }])
  })

  test('an unchanged text is not marked as edited', async () => {
    const key = await announced('The same.')
    await ok(meg.asks(EDIT, { id, key, text: 'The same.' }))
    expect(await listed(lea)).toMatchObject([{ editedAt: null }])
  })

  test('only the author edits; any mentor of the group deletes, which withdraws the notifications', async () => {
    const key = await announced('Bring a string to Venus.')
    expect(await notesOf(lea)).toContain('Bring a string to Venus.')
    expect(messageOf(await max.asks(EDIT, { id, key, text: 'Bring two.' }))).toBe('Only its author can edit an announcement.')
    expect(codeOf(await lea.asks(EDIT, { id, key, text: 'Bring two.' }))).toBe('NOT_ALLOWED')
    expect(codeOf(await other.asks(EDIT, { id, key, text: 'Bring two.' }))).toBe('NOT_FOUND')
    await ok(max.asks(DELETE, { id, key }))
    expect(await listed(lea)).toEqual([])
    expect(await notesOf(lea)).not.toContain('Bring a string to Venus.')
    expect(codeOf(await meg.asks(EDIT, { id, key, text: 'Bring two.' }))).toBe('NOT_FOUND')
  })

  test('an announcement of another group cannot be edited or deleted through one’s own', async () => {
    const key = await announced('Ours.')
    const own = randomUUID()
    await ok(other.asks('mutation ($id: ID!) { createMentorGroup(id: $id, name: "Fridays", about: "") }', { id: own }))
    expect(codeOf(await other.asks(EDIT, { id: own, key, text: 'Theirs.' }))).toBe('NOT_FOUND')
    await ok(other.asks(DELETE, { id: own, key }))
    expect(await listed(lea)).toMatchObject([{ text: 'Ours.' }])
  })

  test('a preview renders Markdown as members will see it, and shows HTML as text', async () => {
    const preview = async (text: string) => (await ok(meg.asks<{ previewGroupText: string | null }>('mutation ($text: String!) { previewGroupText(text: $text) }', { text }))).data!.previewGroupText
    expect(await preview('**Monday** <img src=x>')).toBe('<p><strong>Monday</strong> &lt;img src=x></p>')
    expect(await preview('Monday')).toBeNull()
  })
})
