import '#features/search/server/place-search.ts'
import { describe, expect, test } from 'vitest'
import { contributions } from '#app/server/features.ts'
import { features } from '#app/web/features.ts'
import { adminPath, SECTION_RIGHTS } from '#features/administration/rules/sections.ts'
import { settingsPath } from '#features/accounts/rules/paths.ts'
import { indexedKinds, kindsOf } from '#features/search/server/search-kinds.ts'

/** Screens that nobody looks for: they are reached by a link, or lead elsewhere. */
const NOT_SEARCHED = ['/search', '/settings', '/admin', '/logout', '/openingpage', '/reset-password', '/verify-email', '/unsubscribe', '/newsletter/confirm', '/newsletter/preferences', '/ideas/confirm', '/groups/join']

const places = [...contributions.to('searchPlaces')]
const paths = places.map(([path]) => path)

describe('Pages and settings in the search (requirement F-1)', () => {
  test('every screen without parameters is found, or is in the list of exceptions', () => {
    const screens = features.flatMap(({ screens = [] }) => screens.map(({ path }) => path)).filter((path) => !path.includes(':'))
    expect(screens.filter((path) => !paths.includes(path) && !NOT_SEARCHED.includes(path))).toEqual([])
    expect(paths.filter((path) => !path.startsWith('/settings?') && !path.startsWith('/admin/') && !screens.includes(path))).toEqual([])
  })

  test('every section of the settings and of the administration is found, by those who may open it', () => {
    const settings = new Set(features.flatMap(({ contributes }) => (contributes?.settings ?? []).map(({ name }) => settingsPath(name))))
    for (const name of ['account', 'password', 'sessions', 'appearance']) settings.add(settingsPath(name))
    expect(paths.filter((path) => path.startsWith('/settings?')).sort()).toEqual([...settings].sort())
    const sections = features.flatMap(({ contributes }) => contributes?.adminSections ?? []).filter(({ isHidden }) => isHidden !== true)
    const readersOf = (right: string | readonly string[]) => [right].flat().map((one) => `right:${one}`).join(',')
    const listed = places.filter(([path]) => path.startsWith('/admin/')).map(([path, { readers }]) => `${path} ${String(readers)}`)
    expect(listed.sort()).toEqual(sections.map(({ name, right }) => `${adminPath(name)} ${readersOf(right)}`).sort())
  })

  test('the right of every section alone shows the link to the administration in the account menu', () => {
    const rights = features.flatMap(({ contributes }) => contributes?.adminSections ?? []).flatMap(({ right }) => right)
    expect([...new Set<string>(SECTION_RIGHTS)].sort()).toEqual([...new Set(rights)].sort())
  })

  test('every kind has a label and a place of its own', () => {
    const kinds = kindsOf({ contributions })
    expect(kinds.length).toBeGreaterThanOrEqual(5)
    expect(new Set(kinds.map(([, { position }]) => position)).size).toBe(kinds.length)
    expect(new Set(kinds.map(([, { label }]) => label)).size).toBe(kinds.length)
    // Private texts are not in the shared index.
    expect(indexedKinds({ contributions }).map(([name]) => name)).not.toContain('message')
  })
})
