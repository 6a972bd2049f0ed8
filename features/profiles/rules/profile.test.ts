import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FIRST_CROP, croppedSquare, moveCrop, shownSize, clampCrop, zoomCrop } from './crop.ts'
import { IMPORT_OUTCOMES, importMessage } from './import-outcome.ts'
import { FILL_ALL_FIELDS, repositoryAddress, withLabel } from './profile.ts'
import { experienceInput, fieldInput, importInput, repositoryInput } from './profile-inputs.ts'
import { LEVELS, maySee, type Audience } from '#features/people/rules/sections.ts'

const ID = '0190b0c0-0000-7000-8000-000000000001'

describe('Visibility of sections (requirement R-10)', () => {
  test('each level includes its audience and every closer one', () => {
    const seen = (audience: Audience) => LEVELS.filter((level) => maySee(audience, level))
    expect(seen('visitor')).toEqual(['public'])
    expect(seen('member')).toEqual(['public', 'members'])
    expect(seen('follower')).toEqual(['public', 'members', 'followers'])
    expect(seen('owner')).toEqual(['public', 'members', 'followers', 'me'])
  })

  test('a section without a choice is visible to everybody', () => {
    expect(maySee('visitor', undefined)).toBe(true)
  })
})

describe('The tech stack (requirement R-6)', () => {
  test('a chip is trimmed; an empty one and an exact duplicate change nothing, another spelling is another chip', () => {
    const stack = ['Python', 'SQL']
    expect(withLabel(stack, ' PyTorch ')).toEqual(['Python', 'SQL', 'PyTorch'])
    for (const label of ['', '   ', 'SQL', ' Python ']) expect(withLabel(stack, label)).toBe(stack)
    expect(withLabel(stack, 'python')).toEqual(['Python', 'SQL', 'python'])
  })
})

describe('Experience (requirement R-5)', () => {
  test('company, role and period are required, after trimming', () => {
    const form = { id: ID, revision: 0, company: ' Acme ', role: 'Analyst', period: '2021' }
    expect(experienceInput.parse(form).company).toBe('Acme')
    for (const field of ['company', 'role', 'period']) {
      const result = experienceInput.safeParse({ ...form, [field]: ' \t\n ' })
      expect(result.error?.issues[0]?.message).toBe(FILL_ALL_FIELDS)
    }
    expect(experienceInput.safeParse({ ...form, company: 'x'.repeat(101) }).success).toBe(false)
    expect(experienceInput.safeParse({ ...form, company: 'x'.repeat(100) }).success).toBe(true)
  })
})

describe('Repositories (requirement R-7)', () => {
  test('accepts http and https addresses only', () => {
    expect(repositoryAddress('https://github.com/a/b')).toBe('https://github.com/a/b')
    expect(repositoryAddress('http://example.org:8080/x?y#z')).toBe('http://example.org:8080/x?y#z')
    expect(repositoryAddress(' codeberg.org/a/b ')).toBe('https://codeberg.org/a/b')
    expect(repositoryAddress('')).toBe('')
    const bad = ['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'ftp://a.b/c', 'https://', 'https:///x', 'https://user@host.org/', 'two words.org', 'java\nscript:x', 'vbscript:x', '//a.b', 'nodots', `https://a.b/${'x'.repeat(500)}`, 'https:\\\\a.b']
    for (const address of bad) expect([address, repositoryAddress(address)]).toEqual([address, null])
  })

  test('every accepted address is one that a browser opens over http or https', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const address = repositoryAddress(text)
        if (address === null || address === '') return
        expect(['http:', 'https:']).toContain(new URL(address).protocol)
      }),
    )
  })

  test('stars are whole and not negative, account names follow the rules of GitHub', () => {
    const form = { id: ID, revision: 0, name: 'x', url: '', description: '', stars: 1, forks: 0 }
    expect(repositoryInput.safeParse(form).success).toBe(true)
    for (const stars of [-1, 1.5, Number.NaN, 1e9]) expect(repositoryInput.safeParse({ ...form, stars }).success).toBe(false)
    expect(importInput.parse({ account: ' https://github.com/torvalds/ ' }).account).toBe('torvalds')
    for (const account of ['', 'a b', '../x', '-a', 'a--b', 'x'.repeat(40), 'a/b']) expect(importInput.safeParse({ account }).success).toBe(false)
  })

  test('every outcome of an import has a message', () => {
    const said = IMPORT_OUTCOMES.map((outcome) => importMessage(outcome, { account: 'ada', added: 2 }))
    expect(new Set(said).size).toBe(IMPORT_OUTCOMES.length)
  })
})

describe('Editing one field (requirement R-9)', () => {
  test('a name must be valid, the other fields may be empty', () => {
    expect(fieldInput.safeParse({ field: 'name', text: ' ', before: 'Ada' }).error?.issues[0]?.path).toEqual(['text'])
    expect(fieldInput.parse({ field: 'headline', text: '  a\n b ', before: '' })).toEqual({ field: 'headline', text: 'a b', before: '' })
    expect(fieldInput.parse({ field: 'about', text: 'a\n\nb', before: '' }).text).toBe('a\n\nb')
    expect(fieldInput.safeParse({ field: 'about', text: 'x'.repeat(2001), before: '' }).success).toBe(false)
    expect(fieldInput.safeParse({ field: 'email', text: 'x', before: '' }).success).toBe(false)
  })
})

describe('Cropping an image to a square (requirement R-8)', () => {
  const side = fc.integer({ min: 1, max: 8000 })
  const image = fc.record({ width: side, height: side })
  const anywhere = fc.double({ min: -1e6, max: 1e6, noNaN: true })
  const crop = fc.record({ zoom: fc.double({ min: -10, max: 100, noNaN: true }), x: anywhere, y: anywhere })

  test('the result is a square inside the image, however it is moved and zoomed', () => {
    fc.assert(
      fc.property(image, crop, anywhere, anywhere, (image, crop, x, y) => {
        const kept = croppedSquare(image, moveCrop(image, zoomCrop(image, clampCrop(image, crop), crop.zoom), { x, y }))
        expect(kept.side).toBeGreaterThan(0)
        expect(kept.left).toBeGreaterThanOrEqual(0)
        expect(kept.top).toBeGreaterThanOrEqual(0)
        expect(kept.left + kept.side).toBeLessThanOrEqual(image.width + 1e-6)
        expect(kept.top + kept.side).toBeLessThanOrEqual(image.height + 1e-6)
      }),
    )
  })

  test('starts with the largest square in the middle; dragging to the right shows more of the left', () => {
    const image = { width: 300, height: 200 }
    expect(croppedSquare(image, FIRST_CROP)).toEqual({ left: 50, top: 0, side: 200 })
    expect(croppedSquare(image, moveCrop(image, FIRST_CROP, { x: 0.1, y: 0 })).left).toBeCloseTo(30)
    expect(croppedSquare(image, moveCrop(image, FIRST_CROP, { x: 9, y: 9 }))).toEqual({ left: 0, top: 0, side: 200 })
    expect(shownSize(image, 2)).toEqual({ width: 3, height: 2 })
  })

  test('zooming keeps the center in place', () => {
    const image = { width: 400, height: 400 }
    const aside = moveCrop(image, zoomCrop(image, FIRST_CROP, 2), { x: 0.25, y: -0.25 })
    const middle = ({ left, top, side }: ReturnType<typeof croppedSquare>) => [left + side / 2, top + side / 2]
    const before = middle(croppedSquare(image, aside))
    const after = middle(croppedSquare(image, zoomCrop(image, aside, 3)))
    expect(after[0]).toBeCloseTo(before[0]!)
    expect(after[1]).toBeCloseTo(before[1]!)
  })
})
