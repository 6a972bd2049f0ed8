import { describe, expect, test } from 'vitest'
import { codeOf, messageOf } from '#tests/support/graphql-reply.ts'
import { actingAs, people, type Person } from '#tests/support/people.ts'
import { openTestServices } from '#tests/support/services.ts'

const services = await openTestServices()
const { pool, work } = services

const reports = (by: Person, id: string) => by.asks('mutation ($id: ID!) { reportContent(kind: "profile", id: $id, rule: "harassment", reason: "An insult.") }', { id })
const decides = (by: Person, id: string, decision: string) =>
  by.asks('mutation ($id: ID!, $decision: String!) { decideReport(kind: "profile", targetId: $id, decision: $decision, rule: "harassment", reason: "It insults people.") }', { id, decision })
const OPEN = '{ openReports { kind targetId content { title text html path authorUsername } } }'

async function reported() {
  const { root, ada, ben } = await people(services, 'root', 'ada', 'ben')
  const admin = await actingAs(services, root, 'admin')
  const image = (await pool.query<{ id: string }>("insert into images (owner_id, width, height, widths) values ($1, 64, 64, '{64}') returning id", [ada.id])).rows[0]!.id
  await pool.query("update people set headline = 'Hates <b>Ben</b>', about = E'One\\nTwo', avatar_id = $2 where id = $1", [ada.id, image])
  expect((await reports(ben, ada.id)).errors).toBeUndefined()
  return { admin, ada, ben, image }
}
const settle = async () => {
  for (let round = 0; round < 3; round++) await work()
}

describe('A reported profile (requirement R-19)', () => {
  test('can be reported by other people who may see it', async () => {
    const { ada, ben, cleo } = await people(services, 'ada', 'ben', 'cleo')
    expect(codeOf(await reports(ada, ada.id))).toBe('NOT_FOUND')
    await ada.asks('mutation ($id: ID!) { blockPerson(personId: $id, blocked: true) }', { id: ben.id })
    expect(codeOf(await reports(ben, ada.id))).toBe('NOT_FOUND')
    expect((await reports(cleo, ada.id)).errors).toBeUndefined()
    await pool.query('update people set suspended_at = now() where id = $1', [ben.id])
    expect(codeOf(await reports(cleo, ben.id))).toBe('NOT_FOUND')
  })

  test('moderators see its name, texts and picture; a removal clears them and notifies both people', async () => {
    const { admin, ada, ben, image } = await reported()
    const { openReports } = (await admin.asks(OPEN)).data!
    const { content } = openReports.find(({ targetId }: { targetId: string }) => targetId === ada.id)
    expect(content).toEqual({
      title: 'Headline, About Me and picture of ada', text: 'Name: ada\nHeadline: Hates <b>Ben</b>\nAbout Me: One\nTwo',
      html: `<p><img src="/images/${image}/small.webp" alt="The picture"></p><p>Name: ada</p><p>Headline: Hates &lt;b&gt;Ben&lt;/b&gt;</p><p>About Me: One</p><p>Two</p>`,
      path: `/profile/${ada.username}`, authorUsername: ada.username,
    })
    expect(codeOf(await decides(ben, ada.id, 'remove'))).toBe('NOT_ALLOWED')
    expect((await decides(admin, ada.id, 'remove')).errors).toBeUndefined()
    await settle()
    expect((await pool.query('select name, headline, about, avatar_id from people where id = $1', [ada.id])).rows).toEqual([{ name: 'ada', headline: '', about: '', avatar_id: null }])
    expect((await pool.query("select target_id, target_name from audit_log where deed = 'profile.removed'")).rows).toEqual([{ target_id: ada.id, target_name: content.title }])
    const NOTICES = '{ notifications { items { message } } }'
    expect(JSON.stringify((await ben.asks(NOTICES)).data)).toContain(`Removed: the profile content of ${content.title.split(' of ')[1]} that you reported.`)
    expect(JSON.stringify((await ada.asks(NOTICES)).data)).toContain(`A moderator removed “${content.title}”.`)
    expect(messageOf(await decides(admin, ada.id, 'dismiss'))).toMatch(/already decided/)
  })

  test('stays as it is when the report is dismissed', async () => {
    const { admin, ada } = await reported()
    expect((await decides(admin, ada.id, 'dismiss')).errors).toBeUndefined()
    expect((await pool.query('select headline from people where id = $1', [ada.id])).rows).toEqual([{ headline: 'Hates <b>Ben</b>' }])
  })
})
