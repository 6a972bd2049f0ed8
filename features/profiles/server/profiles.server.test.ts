import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { people, publishes, visitor, type Person } from '#tests/support/people.ts'
import type { GraphqlReply } from '#tests/support/graphql-reply.ts'
import { FILL_ALL_FIELDS } from '../rules/profile.ts'

const services = await openTestServices()
const anybody = visitor(services)

const PROFILE = `query ($id: String!, $asVisitor: Boolean) { profile(id: $id, asVisitor: $asVisitor) { id username name headline location about role avatarUrl
  blogCount solvedCount followerCount followingCount experience { id company role period revision } stack repositories { id name url description stars forks revision }
  activity { streak counts } blogs { title } qrCode { size } } }`
const EDIT = 'mutation ($field: ProfileField!, $text: String!, $before: String!) { editProfile(field: $field, text: $text, before: $before) }'
const PUT = 'mutation ($id: ID!, $revision: Int!, $company: String!, $role: String!, $period: String!) { putExperience(id: $id, revision: $revision, company: $company, role: $role, period: $period) }'
const REMOVE = 'mutation ($id: ID!) { removeExperience(id: $id) }'
const ADD = 'mutation ($label: String!) { addToStack(label: $label) }'
const REMOVE_FROM_STACK = 'mutation ($label: String!) { removeFromStack(label: $label) }'
const REPOSITORY = `mutation ($id: ID!, $revision: Int!, $name: String!, $url: String!, $description: String!, $stars: Int!, $forks: Int!) {
  putRepository(id: $id, revision: $revision, name: $name, url: $url, description: $description, stars: $stars, forks: $forks) }`
const CHOOSE = 'mutation ($section: ProfileSection!, $level: VisibilityLevel!) { chooseVisibility(section: $section, level: $level) }'
const AVATAR = 'mutation ($imageId: ID) { chooseAvatar(imageId: $imageId) }'
const FOLLOW = 'mutation ($id: ID!, $follows: Boolean!) { followPerson(personId: $id, follows: $follows) }'

interface Asks {
  asks: Person['asks']
}
const see = async (by: Asks, id: string, asVisitor?: boolean) => (await by.asks(PROFILE, { id, asVisitor })).data?.profile ?? null
const refused = (reply: GraphqlReply) => [reply.errors?.[0]?.extensions.code, reply.errors?.[0]?.message]
const code = (reply: GraphqlReply) => reply.errors?.[0]?.extensions.code ?? null
const experience = (more: object = {}) => ({ id: randomUUID(), revision: 0, company: 'Acme', role: 'Analyst', period: '2021 – 2024', ...more })
const repository = (more: object = {}) => ({ id: randomUUID(), revision: 0, name: 'toy', url: '', description: '', stars: 0, forks: 0, ...more })
const picture = () => sharp({ create: { width: 300, height: 300, channels: 3, background: '#357' } }).png().toBuffer()
const sends = async (person: Person): Promise<string> =>
  (await services.app.inject({ method: 'POST', url: '/api/images', headers: { authorization: `Bearer ${person.token}`, 'content-type': 'image/png' }, payload: await picture() })).json<{ id: string }>().id

describe('A profile (requirement R-1)', () => {
  test('it is found by username in any case and by id, and does not exist otherwise', async () => {
    const { ada } = await people(services, 'ada')
    for (const id of [ada.username, ada.username.toUpperCase(), ada.id, ada.id.toUpperCase()]) expect((await see(anybody, id))?.id).toBe(ada.id)
    for (const id of ['nobody-at-all', randomUUID(), '%', "' or 1=1", '\u0000']) expect(await see(anybody, id)).toBeNull()
    expect(code(await anybody.asks(PROFILE, { id: 'x'.repeat(101) }))).toBe('INVALID_INPUT')
  })

  test('a new person has the defaults, and their content is counted', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    expect(await see(anybody, ada.username)).toMatchObject({
      name: 'ada', headline: '', location: 'Unknown', about: '', role: 'User', avatarUrl: null, blogCount: 0, solvedCount: 0, followerCount: 0, followingCount: 0,
      experience: [], stack: [], repositories: [], blogs: [], activity: { streak: 0 },
    })
    await publishes(ada, 'One of mine')
    await bo.asks(FOLLOW, { id: ada.id, follows: true })
    expect(await see(anybody, ada.username)).toMatchObject({ blogCount: 1, followerCount: 1, followingCount: 0, blogs: [{ title: 'One of mine' }] })
    expect(await see(anybody, bo.username)).toMatchObject({ followerCount: 0, followingCount: 1 })
  })

  test('a granted role is shown; suspended people do not exist', async () => {
    const { ada } = await people(services, 'ada')
    await services.pool.query("insert into grants (person_id, role) values ($1, 'mentor')", [ada.id])
    expect((await see(anybody, ada.username)).role).toBe('Mentor')
    await services.pool.query('update people set suspended_at = now() where id = $1', [ada.id])
    expect(await see(anybody, ada.username)).toBeNull()
  })

  test('the social card shows what a visitor sees', async () => {
    const { ada } = await people(services, 'ada')
    const card = await services.app.inject({ url: `/cards/profile/${ada.username}.png` })
    expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/png'])
    expect((await services.app.inject({ url: '/cards/profile/nobody-at-all.png' })).statusCode).toBe(404)
  })
})

describe('Editing a profile (requirement R-9)', () => {
  test('one field at a time; an empty location becomes the default again', async () => {
    const { ada } = await people(services, 'ada')
    await ada.asks(EDIT, { field: 'headline', text: '  Learns\n slowly ', before: '' })
    await ada.asks(EDIT, { field: 'about', text: 'First.\n\nSecond.', before: '' })
    await ada.asks(EDIT, { field: 'location', text: 'Lagos', before: 'Unknown' })
    expect(await see(anybody, ada.username)).toMatchObject({ headline: 'Learns slowly', about: 'First.\n\nSecond.', location: 'Lagos' })
    expect((await ada.asks(EDIT, { field: 'location', text: ' ', before: 'Lagos' })).data.editProfile).toBe('Unknown')
  })

  test('a change of another window is not overwritten; saving the current value again is accepted', async () => {
    const { ada } = await people(services, 'ada')
    await ada.asks(EDIT, { field: 'headline', text: 'From the first window', before: '' })
    expect(code(await ada.asks(EDIT, { field: 'headline', text: 'From the second', before: '' }))).toBe('OUTDATED_EDIT')
    expect(code(await ada.asks(EDIT, { field: 'headline', text: 'From the first window', before: '' }))).toBeNull()
    expect((await see(anybody, ada.username)).headline).toBe('From the first window')
    const codes = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => ada.asks(EDIT, { field: 'headline', text: `Nr ${nth}`, before: 'From the first window' }).then(code)),
    )
    expect(codes.filter((one) => one === null)).toHaveLength(1)
  })

  test('a visitor is asked to log in; a text that is too long or invalid is refused with a message', async () => {
    const { ada } = await people(services, 'ada')
    const edit = { field: 'name', text: 'Ada L.', before: 'ada' }
    expect(code(await anybody.asks(EDIT, edit))).toBe('NOT_SIGNED_IN')
    for (const wrong of [{ text: '' }, { text: '\u200b' }, { text: 'x'.repeat(81) }, { text: 'e'.concat('\u0301'.repeat(10_000)) }, { field: 'about', text: 'x'.repeat(2001) }, { field: 'headline', text: 'x'.repeat(121) }]) {
      const [refusal, message] = refused(await ada.asks(EDIT, { ...edit, ...wrong }))
      expect([refusal, /\S/.test(message ?? '')]).toEqual(['INVALID_INPUT', true])
    }
    expect(code(await ada.asks(EDIT, { ...edit, text: 'a\u0000b' }))).toBe('INVALID_INPUT')
    expect(code(await ada.asks(EDIT, { ...edit, before: 'a\u0000b' }))).not.toBe('BUG')
    expect(code(await ada.asks(EDIT, edit))).toBeNull()
    expect((await see(anybody, ada.username)).name).toBe('Ada L.')
  })
})

describe('Experience (requirement R-5)', () => {
  test('is added, edited and deleted; an empty field is refused with the specified text', async () => {
    const { ada } = await people(services, 'ada')
    const first = experience()
    expect((await ada.asks(PUT, first)).data.putExperience).toBe(1)
    expect((await ada.asks(PUT, experience({ company: 'Beta' }))).data.putExperience).toBe(1)
    for (const field of ['company', 'role', 'period']) expect(refused(await ada.asks(PUT, experience({ [field]: '  \n ' })))).toEqual(['INVALID_INPUT', FILL_ALL_FIELDS])
    expect((await ada.asks(PUT, { ...first, revision: 1, role: 'Lead' })).data.putExperience).toBe(2)
    expect((await see(anybody, ada.username)).experience.map((one: { company: string; role: string }) => [one.company, one.role])).toEqual([['Acme', 'Lead'], ['Beta', 'Analyst']])
    await ada.asks(REMOVE, { id: first.id })
    await ada.asks(REMOVE, { id: first.id })
    expect((await see(anybody, ada.username)).experience).toHaveLength(1)
  })

  test('one sent twice is stored once; an outdated edit is refused, and so is one of a deleted experience', async () => {
    const { ada } = await people(services, 'ada')
    const one = experience()
    await Promise.all(Array.from({ length: 10 }, () => ada.asks(PUT, one)))
    expect((await see(anybody, ada.username)).experience).toHaveLength(1)
    await ada.asks(PUT, { ...one, revision: 1, role: 'Newer' })
    expect(code(await ada.asks(PUT, { ...one, revision: 1, role: 'Stale' }))).toBe('OUTDATED_EDIT')
    expect((await see(anybody, ada.username)).experience[0].role).toBe('Newer')
    await ada.asks(REMOVE, { id: one.id })
    expect(code(await ada.asks(PUT, { ...one, revision: 2 }))).toBe('NOT_FOUND')
  })

  test('a new one that is corrected after its answer got lost has the correction; the same edit sent twice is not outdated', async () => {
    const { ada } = await people(services, 'ada')
    const one = experience()
    await ada.asks(PUT, one)
    expect((await ada.asks(PUT, { ...one, role: 'Lead' })).data.putExperience).toBe(2)
    for (let n = 0; n < 2; n++) expect((await ada.asks(PUT, { ...one, revision: 2, role: 'Head' })).data.putExperience).toBe(3)
    expect((await see(anybody, ada.username)).experience).toMatchObject([{ role: 'Head', revision: 3 }])
    // Changed in another window since: the new entry is not written over it.
    expect(code(await ada.asks(PUT, { ...one, role: 'Intern' }))).toBe('OUTDATED_EDIT')
    const toy = repository({ name: 'toi' })
    await ada.asks(REPOSITORY, toy)
    expect((await ada.asks(REPOSITORY, { ...toy, name: 'toy' })).data.putRepository).toBe(2)
    for (let n = 0; n < 2; n++) expect((await ada.asks(REPOSITORY, { ...toy, revision: 2, name: 'toys' })).data.putRepository).toBe(3)
    expect((await see(anybody, ada.username)).repositories).toMatchObject([{ name: 'toys' }])
  })

  test('nobody can change that of another person, and thirty is the limit, also for simultaneous requests', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    const one = experience()
    await ada.asks(PUT, one)
    expect(code(await bo.asks(PUT, { ...one, revision: 1, role: 'Thief' }))).toBe('NOT_FOUND')
    expect(code(await bo.asks(PUT, { ...one, role: 'Thief' }))).toBe('INVALID_INPUT')
    await bo.asks(REMOVE, { id: one.id })
    expect((await see(anybody, ada.username)).experience).toMatchObject([{ role: 'Analyst' }])
    await Promise.all(Array.from({ length: 50 }, () => ada.asks(PUT, experience())))
    expect((await see(anybody, ada.username)).experience).toHaveLength(30)
  })
})

describe('Tech stack (requirement R-6)', () => {
  test('chips are added at the end, exact duplicates are ignored, and chips can be removed', async () => {
    const { ada } = await people(services, 'ada')
    for (const label of ['Python', ' SQL ', 'Python', 'python']) expect(code(await ada.asks(ADD, { label }))).toBeNull()
    expect((await see(anybody, ada.username)).stack).toEqual(['Python', 'SQL', 'python'])
    await ada.asks(REMOVE_FROM_STACK, { label: 'SQL' })
    expect((await see(anybody, ada.username)).stack).toEqual(['Python', 'python'])
    for (const label of ['', '  ', 'x'.repeat(41)]) expect(code(await ada.asks(ADD, { label }))).toBe('INVALID_INPUT')
    expect(code(await anybody.asks(ADD, { label: 'Go' }))).toBe('NOT_SIGNED_IN')
  })

  test('forty is the limit, also for simultaneous requests', async () => {
    const { ada } = await people(services, 'ada')
    const codes = await Promise.all(Array.from({ length: 50 }, (_, nth) => ada.asks(ADD, { label: `Tool ${nth}` }).then(code)))
    expect(codes.filter((one) => one === 'INVALID_INPUT')).toHaveLength(10)
    expect((await see(anybody, ada.username)).stack).toHaveLength(40)
    expect(code(await ada.asks(ADD, { label: (await see(anybody, ada.username)).stack[0] }))).toBeNull()
  })
})

describe('Repositories by hand (requirement R-7)', () => {
  test('are added and edited; a link is http or https, and an address is stored once', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    const one = repository({ url: 'https://github.com/ada/toy', stars: 3 })
    expect((await ada.asks(REPOSITORY, one)).data.putRepository).toBe(1)
    for (const url of ['javascript:alert(1)', ' JAVASCRIPT:alert(1)', 'data:text/html,x', 'https://x@y.org', 'java\tscript:alert(1)']) {
      expect([url, code(await ada.asks(REPOSITORY, repository({ url })))]).toEqual([url, 'INVALID_INPUT'])
    }
    await expect(services.pool.query("insert into repositories (id, person_id, name, url) values (uuidv7(), $1, 'x', 'javascript:alert(1)')", [ada.id])).rejects.toThrow('check')
    expect(code(await ada.asks(REPOSITORY, repository({ url: 'https://github.com/ada/toy' })))).toBe('ALREADY_TAKEN')
    expect((await ada.asks(REPOSITORY, { ...one, revision: 1, stars: 4 })).data.putRepository).toBe(2)
    expect(code(await ada.asks(REPOSITORY, { ...one, revision: 1, stars: 5 }))).toBe('OUTDATED_EDIT')
    expect(code(await bo.asks(REPOSITORY, { ...one, revision: 2 }))).toBe('NOT_FOUND')
    expect((await see(anybody, ada.username)).repositories).toMatchObject([{ name: 'toy', url: 'https://github.com/ada/toy', stars: 4, forks: 0 }])
    await bo.asks('mutation ($id: ID!) { removeRepository(id: $id) }', { id: one.id })
    expect((await see(anybody, ada.username)).repositories).toHaveLength(1)
    await ada.asks('mutation ($id: ID!) { removeRepository(id: $id) }', { id: one.id })
    expect((await see(anybody, ada.username)).repositories).toEqual([])
  })
})

describe('The avatar (requirement R-8)', () => {
  test('a person’s own uploaded image can become it, that of another person cannot; removing it leaves none', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    const imageId = await sends(ada)
    expect(code(await bo.asks(AVATAR, { imageId }))).toBe('NOT_FOUND')
    expect(code(await ada.asks(AVATAR, { imageId: randomUUID() }))).toBe('NOT_FOUND')
    expect(code(await anybody.asks(AVATAR, { imageId }))).toBe('NOT_SIGNED_IN')
    expect(code(await ada.asks(AVATAR, { imageId }))).toBeNull()
    expect((await see(anybody, ada.username)).avatarUrl).toBe(`/images/${imageId}/small.webp`)
    await ada.asks(AVATAR, {})
    expect((await see(anybody, ada.username)).avatarUrl).toBeNull()
  })

  test('a file that is not an image is refused at the upload', async () => {
    const { ada } = await people(services, 'ada')
    const answer = await services.app.inject({
      method: 'POST', url: '/api/images', headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'image/png' }, payload: '<svg onload=alert(1)>',
    })
    expect(answer.statusCode).toBe(415)
  })
})

describe('Visibility (requirement R-10)', () => {
  const SECTION_FIELDS = {
    experience: ['experience'], stack: ['stack'], repositories: ['repositories'], activity: ['activity', 'solvedCount'], blogs: ['blogs', 'blogCount'], followers: ['followerCount', 'followingCount'],
  } as const

  test('each section at each level is visible to its audience, and null for all others', async () => {
    const { ada, follower, member } = await people(services, 'ada', 'follower', 'member')
    await follower.asks(FOLLOW, { id: ada.id, follows: true })
    // Ada follows the member: that direction grants nothing.
    await ada.asks(FOLLOW, { id: member.id, follows: true })
    const onlookers = { visitor: anybody, member, follower, ada }
    const expected = { public: ['visitor', 'member', 'follower', 'ada'], members: ['member', 'follower', 'ada'], followers: ['follower', 'ada'], me: ['ada'] }
    for (const [section, fields] of Object.entries(SECTION_FIELDS)) {
      for (const [level, audiences] of Object.entries(expected)) {
        expect(code(await ada.asks(CHOOSE, { section, level }))).toBeNull()
        for (const [who, by] of Object.entries(onlookers)) {
          const profile = await see(by, ada.username)
          for (const field of fields) expect([section, level, who, field, profile[field] !== null]).toEqual([section, level, who, field, audiences.includes(who)])
        }
        const asVisitor = await see(ada, ada.username, true)
        expect([section, level, asVisitor[fields[0]] !== null]).toEqual([section, level, level === 'public'])
      }
      await ada.asks(CHOOSE, { section, level: 'public' })
    }
  })

  test('only the owner can read the choices', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    await ada.asks(CHOOSE, { section: 'stack', level: 'me' })
    const ask = (by: Person) => by.asks('query ($id: String!) { profile(id: $id) { visibility { section level } } }', { id: ada.id })
    expect((await ask(ada)).data.profile.visibility).toContainEqual({ section: 'stack', level: 'me' })
    expect((await ask(bo)).data.profile.visibility).toBeNull()
    expect(code(await anybody.asks('query ($id: String!) { profile(id: $id) { visibility { level } } }', { id: ada.id }))).toBe('NOT_SIGNED_IN')
    expect(code(await anybody.asks(CHOOSE, { section: 'stack', level: 'me' }))).toBe('NOT_SIGNED_IN')
    expect(code(await ada.asks(CHOOSE, { section: 'password', level: 'me' }))).toBe('INVALID_INPUT')
  })

  test('the auth call does not reveal hidden followers either', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    await bo.asks(FOLLOW, { id: ada.id, follows: true })
    const variant = async () => (await services.app.inject({ url: `/api/auth/${ada.username}`, headers: { authorization: `Bearer ${bo.token}` } })).json<{ followers: string[] }>().followers
    expect(await variant()).toEqual([bo.username])
    await ada.asks(CHOOSE, { section: 'followers', level: 'me' })
    expect(await variant()).toEqual([])
  })

  test('two people with a block between them do not exist for each other; nothing changes for a visitor', async () => {
    const { ada, bo } = await people(services, 'ada', 'bo')
    expect((await see(bo, ada.username))?.id).toBe(ada.id)
    await services.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ada.id, bo.id])
    expect([await see(bo, ada.username), await see(ada, bo.id), await see(bo, ada.username, true)]).toEqual([null, null, null])
    expect((await see(anybody, ada.username))?.id).toBe(ada.id)
    const looked = await services.app.inject({ url: `/api/auth/${ada.username}`, headers: { authorization: `Bearer ${bo.token}` } })
    expect(looked.statusCode).toBe(404)
  })
})
