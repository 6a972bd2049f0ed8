import { describe, expect, test } from 'vitest'
import { DEFAULT_SITE } from './content/defaults.ts'
import { SITE_KEYS } from './shapes.ts'
import { settingSchemas } from './site-inputs.ts'

describe('Site settings (requirement H-40)', () => {
  test.each(SITE_KEYS)('what %s is at first obeys its own rules, and comes back unchanged', (key) => {
    expect(settingSchemas[key].parse(DEFAULT_SITE[key])).toEqual(DEFAULT_SITE[key])
  })

  test('H-2 there are 68 different slogans and 50 different lines of encouragement', () => {
    expect(new Set(DEFAULT_SITE.slogans).size).toBe(68)
    expect(new Set(DEFAULT_SITE.motivations).size).toBe(50)
    expect(DEFAULT_SITE.slogans).toHaveLength(68)
    expect(DEFAULT_SITE.motivations).toHaveLength(50)
  })

  test('H-21 the journey has the specified years, the carousel the specified products', () => {
    expect(DEFAULT_SITE.journey.map(({ year }) => year)).toEqual([2015, 2017, 2019, 2023])
    expect(DEFAULT_SITE.products.map(({ name }) => name)).toEqual(['QR Encryptor', 'Notebook', 'Project Hub', 'Code Vault'])
  })

  const { founder, products } = DEFAULT_SITE
  test.each([
    ['links', { video: 'javascript:alert(1)', professional: '', microblog: '' }],
    ['links', { video: '//elsewhere.example', professional: '', microblog: '' }],
    ['slogans', []],
    ['slogans', ['one', ' one ']],
    ['slogans', ['x'.repeat(161)]],
    ['founder', { ...founder, name: ' ' }],
    ['founder', 'Ada'],
    ['products', [products[0], products[0]]],
    ['products', [{ ...products[0], slug: '../admin' }]],
    ['links', { video: 'http://x', professional: '', microblog: '' }],
    ['journey', [{ id: 'a', year: 0, title: 'A', description: 'B' }]],
    ['journey', [{ id: 'a', year: 9999, title: 'A', description: 'B' }]],
    ['journey', [{ id: 'a', year: 20.5, title: 'A', description: 'B' }]],
    ['welcome', 42],
  ] as const)('%s refuses %j', (key, value) => {
    expect(settingSchemas[key].safeParse(value).success).toBe(false)
  })

  const errorsOf = (key: 'slogans' | 'journey', value: unknown) => settingSchemas[key].safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

  test('an error in a list names its line', () => {
    expect(errorsOf('slogans', ['One', 'x'.repeat(171), 'One'])).toEqual([`1 Line 2 (“${'x'.repeat(30)}…”): keep it to 160 characters. It has 171.`, '2 Line 3 (“One”): it’s the same as line 1.'])
    expect(errorsOf('slogans', [])).toEqual([' Add at least one line.'])
  })

  test('the ID of a milestone is made once', () => {
    const milestone = { year: 2026, description: 'B' }
    const ids = (value: object[]) => (settingSchemas.journey.parse(value) as { id: string }[]).map(({ id }) => id)
    expect(ids([{ ...milestone, id: 'kept', title: 'A' }, { ...milestone, id: '', title: 'B' }, { ...milestone, id: 'milestone-1', title: 'C' }, { ...milestone, title: 'D' }])).toEqual(['kept', 'milestone-2', 'milestone-1', 'milestone-3'])
    expect(errorsOf('journey', [{ ...milestone, year: 1800, title: 'A' }])).toEqual(['0.year Year must be from 1900 to 2100.'])
  })
})
