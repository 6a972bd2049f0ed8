import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BEING_BUILT_PATHS } from '#app/web/being-built-paths.ts'
import { SETTINGS_SECTIONS } from '#features/accounts/rules/settings.ts'
import { settingsPath } from '#features/accounts/rules/paths.ts'
import { ADMIN_SECTIONS, adminPath } from '#features/administration/rules/sections.ts'

/** A path of each screen of the demo world, by the pattern in `app/routes.ts`. */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  '/profile/:id': ['/profile/mateo-silva'],
  '/blog/:slug': ['/blog/why-gradient-descent-zigzags-and-what-momentum-does-about-it'],
  '/practice/:slug': ['/practice/two-sum'],
  '/profile/:username/followers': ['/profile/mateo-silva/followers'],
  '/profile/:username/following': ['/profile/mateo-silva/following'],
  '/badge/:id': ['/badge/00000000-0000-4000-8000-000000000000'],
  '/about/:slug': ['/about/notebook'],
  '/settings': SETTINGS_SECTIONS.map(({ name }) => settingsPath(name)),
  '/admin/:section': ADMIN_SECTIONS.map(({ name }) => adminPath(name)),
  // Logging out would be the end of a story that goes on.
  '/logout': [],
  '/sampler': [],
}

const patterns = [...readFileSync(join(import.meta.dirname, '../../app/routes.ts'), 'utf8').matchAll(/route\('(\/[^']*)'/g)].map(([, pattern]) => pattern!)

const pathsOf = (pattern: string): readonly string[] => {
  const paths = PATHS[pattern]
  if (paths === undefined && pattern.includes(':')) throw new Error(`tests/support/screen-paths.ts names no path for the screen ${pattern}.`)
  return paths ?? [pattern]
}

/** Paths of all screens, one that does not exist and those that are being built. */
export const SCREEN_PATHS = [...patterns.flatMap(pathsOf), ...BEING_BUILT_PATHS, '/no-such-page']
