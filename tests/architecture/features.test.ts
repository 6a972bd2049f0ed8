import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '#platform/server/root.ts'
import { composeFeatures, defineFeature } from '#platform/server/feature.ts'
import { cacheTagsOf, features, taggedSignals } from '#app/server/features.ts'

/** The names of all signals and hints that features declare. */
function declaredSignals(): string[] {
  const files = globSync('features/*/server/**/*.ts', { cwd: ROOT }).filter((file) => !file.includes('.test.'))
  const blocks = files.flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(/interface (?:Signals|Hints) \{(.*?)\n {2}\}/gs)])
  return blocks.flatMap(([, block]) => [...block!.matchAll(/^\s+'([a-z.-]+)'\s*:/gm)].map(([, name]) => name!)).sort()
}

describe('Features and their manifests', () => {
  test('every feature with a server part is in the list of manifests, under the name of its folder', () => {
    const folders = globSync('features/*/server', { cwd: ROOT }).map((path) => path.split('/')[1]!)
    expect(features.map(({ name }) => name).filter((name) => name !== 'platform').sort()).toEqual(folders.sort())
    expect(folders.filter((name) => !existsSync(join(ROOT, 'features', name, 'server/feature.ts')))).toEqual([])
  })

  test('every file that adds to the API is imported by its manifest, directly or through another such file', () => {
    const isReached = (file: string) => {
      const folder = join(ROOT, file, '..')
      const others = globSync('*.{schema,live}.ts', { cwd: folder }).map((name) => join(folder, name))
      const name = file.split('/').at(-1)!
      return [join(folder, 'feature.ts'), ...others].some((other) => !other.endsWith(`/${name}`) && readFileSync(other, 'utf8').includes(`'./${name}'`))
    }
    expect(globSync('features/*/server/*.{schema,live}.ts', { cwd: ROOT }).filter((file) => !isReached(file))).toEqual([])
  })

  test('of every signal some feature says which cached pages it invalidates, or that it is none', () => {
    const declared = declaredSignals()
    expect(declared.length).toBeGreaterThan(30)
    expect(declared.filter((name) => !taggedSignals.has(name))).toEqual([])
    expect([...taggedSignals].filter((name) => !declared.includes(name))).toEqual([])
  })

  test('the tags of all features for one signal are taken together, each once', () => {
    expect(cacheTagsOf({ name: 'profile.changed', personId: 'ada' } as never).sort()).toEqual(['blogs', 'leaderboard', 'people', 'person:ada'])
    expect(cacheTagsOf({ name: 'person.left', personId: 'ada' } as never).sort()).toEqual(['blogs', 'leaderboard', 'people', 'person:ada', 'site'])
    expect(cacheTagsOf({ name: 'rank.moved' } as never)).toEqual([])
  })

  test('what two features declare under one name is refused', () => {
    const one = defineFeature({ name: 'one', rights: [{ name: 'site.edit', label: 'x', roles: ['admin'] }] as never })
    expect(() => composeFeatures([one, { ...one, name: 'other' }])).toThrow('These rights are declared twice: site.edit.')
    expect(() => composeFeatures([one, { name: 'one' }])).toThrow('These features are declared twice: one.')
  })
})
