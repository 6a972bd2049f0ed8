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
    ['journey', [{ id: 'a', year: 20.5, title: 'A', description: 'B' }]],
    ['welcome', 42],
  ] as const)('%s refuses %j', (key, value) => {
    expect(settingSchemas[key].safeParse(value).success).toBe(false)
  })
})
