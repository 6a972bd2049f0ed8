import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { actingAs, people, visitor } from '#tests/support/people.ts'
import { DEFAULT_SITE } from '../rules/content/defaults.ts'
import { settingChange } from '../rules/setting-change.ts'

const services = await openTestServices()
const { ada, ben } = await people(services, 'ada', 'ben')
const admin = await actingAs(services, ada, 'admin')

const SAVE = 'mutation ($key: String!, $value: String, $revision: Int!) { saveSiteSetting(key: $key, value: $value, revision: $revision) }'
const saves = (key: string, value: unknown, revision: number) =>
  admin.asks(SAVE, { key, value: value === undefined ? null : JSON.stringify(value), revision })
const site = async (fields: string) => (await visitor(services).asks<{ site: Record<string, unknown> }>(`{ site { ${fields} } }`)).data!.site

describe('Site settings (requirement H-40)', () => {
  test('have their defaults until an admin changes them, and after a reset', async () => {
    expect(await site('welcome')).toEqual({ welcome: DEFAULT_SITE.welcome })
    expect((await saves('welcome', 'Hello.', 0)).errors).toBeUndefined()
    expect(await site('welcome')).toEqual({ welcome: 'Hello.' })
    expect((await saves('welcome', undefined, 1)).errors).toBeUndefined()
    expect(await site('welcome')).toEqual({ welcome: DEFAULT_SITE.welcome })
    const { rows } = await services.pool.query("select deed, target_name, details -> 'changes' as changes from audit_log where deed = 'site.changed' order by id")
    expect(rows).toEqual([
      { deed: 'site.changed', target_name: 'Welcome', changes: [settingChange(DEFAULT_SITE.welcome, 'Hello.')] },
      { deed: 'site.changed', target_name: 'Welcome', changes: [settingChange('Hello.', DEFAULT_SITE.welcome)] },
    ])
  })

  test('of two concurrent changes of one setting the second is refused', async () => {
    const both = await Promise.all([saves('slogans', ['One.'], 0), saves('slogans', ['Two.'], 0)])
    expect(both.map(({ errors }) => errors?.[0]?.extensions.code ?? 'saved').sort()).toEqual(['OUTDATED_EDIT', 'saved'])
    expect((await saves('slogans', ['Three.'], 0)).errors?.[0]?.extensions.code).toBe('OUTDATED_EDIT')
    expect((await saves('slogans', ['Three.'], 1)).errors).toBeUndefined()
    expect((await saves('slogans', undefined, 1)).errors?.[0]?.extensions.code).toBe('OUTDATED_EDIT')
    expect(await site('slogans')).toEqual({ slogans: ['Three.'] })
  })

  test('a save or a reset that is sent again, because its answer was lost, is no conflict and is recorded once', async () => {
    for (let time = 0; time < 2; time++) expect((await saves('motivations', ['Go on.'], 0)).errors).toBeUndefined()
    for (let time = 0; time < 2; time++) expect((await saves('motivations', ['Go on and on.'], 1)).errors).toBeUndefined()
    expect((await saves('motivations', ['Go on.'], 1)).errors?.[0]?.extensions.code).toBe('OUTDATED_EDIT')
    for (let time = 0; time < 2; time++) expect((await saves('motivations', undefined, 2)).errors).toBeUndefined()
    const { rows } = await services.pool.query("select from audit_log where deed = 'site.changed' and details ->> 'key' = 'motivations'")
    expect(rows).toHaveLength(3)
  })

  test.each([
    ['links', { video: 'javascript:alert(1)', professional: '', microblog: '' }],
    ['nothing', 'x'],
    ['slogans', 'not a list'],
    ['team', [{ name: '' }]],
  ])('%s refuses %j', async (key, value) => {
    expect((await saves(key, value, 0)).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
  })

  test('refuses invalid JSON, and people without the right', async () => {
    expect((await admin.asks(SAVE, { key: 'welcome', value: '{', revision: 0 })).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
    expect((await ben.asks(SAVE, { key: 'welcome', value: '"x"', revision: 0 })).errors?.[0]?.extensions.code).toBe('NOT_ALLOWED')
    expect((await ben.asks('{ siteSettings { key } }')).errors?.[0]?.extensions.code).toBe('NOT_ALLOWED')
  })

  test('a name links to a profile only if there is one', async () => {
    expect(await site('founder { username }')).toEqual({ founder: { username: '' } })
    await saves('founder', { ...DEFAULT_SITE.founder, username: ben.username }, 0)
    expect(await site('founder { username }')).toEqual({ founder: { username: ben.username } })
  })

  test('a member of the team with an account has the image of their profile', async () => {
    const image = await services.pool.query<{ id: string }>("insert into images (owner_id, width, height, widths) values ($1, 64, 64, '{64}') returning id", [ben.id])
    await saves('team', [{ ...DEFAULT_SITE.founder, username: ben.username }, { ...DEFAULT_SITE.founder, username: 'nobody-here' }], 0)
    const nobody = { personId: null, avatarUrl: null }
    expect(await site('team { personId avatarUrl }')).toEqual({ team: [{ personId: ben.id, avatarUrl: null }, nobody] })
    await services.pool.query('update people set avatar_id = $2 where id = $1', [ben.id, image.rows[0]!.id])
    expect(await site('team { personId avatarUrl }')).toEqual({ team: [{ personId: ben.id, avatarUrl: expect.stringContaining(image.rows[0]!.id) as string }, nobody] })
  })
})
