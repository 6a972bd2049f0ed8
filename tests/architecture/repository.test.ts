import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const code = tracked.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/generated\/|trespass\//.test(file))
const own = code.filter((file) => /^(app|features|platform|judge)\//.test(file) && !file.includes('.test.'))

/** Files that match a pattern, without the exceptions. */
const having = (files: string[], pattern: RegExp, except: RegExp = /^$/) =>
  files.filter((file) => !except.test(file) && pattern.test(read(file)))

describe('The site', () => {
  test('reads settings in one file', () => {
    expect(having(own, /process\.env/, /^platform\/server\/environment\.ts$/)).toEqual([])
    expect(having(own, /server\/environment\.ts'|'\.\/environment\.ts'/, /^(platform\/server\/config|app\/server\/supervisor)\.ts$/)).toEqual([])
  })

  test('has SQL only in *.queries.ts', () => {
    const sql = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|pool\.query|\bsql`/
    expect(having(own, sql, /\.queries\.ts$|^platform\/server\/(database|embedded)\//)).toEqual([])
  })

  test('imports only style sheets for their side effects', () => {
    const bare = /^import '(?!.*\.css')/m
    expect(bare.test("import './blogs.schema.ts'")).toBe(true)
    expect(having(own, bare)).toEqual([])
  })

  test('loads every file of the API by the manifest of its feature', () => {
    const files = own.filter((file) => /^features\/[\w-]+\/server\/.*\.(schema|live)\.ts$/.test(file))
    expect(files.length).toBeGreaterThan(80)
    const isLoaded = (file: string) => read(`${file.split('/server/')[0]}/server/feature.ts`).includes(`import('./${file.split('/server/')[1]}')`)
    expect(files.filter((file) => !isLoaded(file))).toEqual([])
  })

  test('has exactly one component that sets inner HTML', () => {
    expect(having(own, /dangerouslySetInnerHTML/)).toHaveLength(1)
  })

  test('never uses the browser’s alert, confirm and prompt', () => {
    expect(having(own, /(^|[^.\w])(window\.)?(alert|confirm|prompt)\(/m)).toEqual([])
  })

  test('writes every class name out in full, so that the build finds it', () => {
    const names = tracked.filter((file) => file.endsWith('.css')).flatMap((file) => [...read(file).matchAll(/^@utility ([\w-]+)/gm)].map(([, name]) => name!))
    const words = new Set(own.flatMap((file) => read(file).split(/[\s"'`]+/)))
    expect(names.filter((name) => !words.has(name))).toEqual([])
  })

  test('returns nothing or a cleanup function from every effect', () => {
    const loose = /\buse(?:Layout|Insertion)?Effect\(\s*(?:async\b|\(\) =>(?!\s*(?:\{|\(\) =>)))/
    expect(['useEffect(() => box.scrollIntoView(), [])', 'useEffect(() => () => stop(), [])'].filter((line) => loose.test(line))).toHaveLength(1)
    expect(having(own, loose)).toEqual([])
  })

  test('replaces and resets modules only in tests that share none', () => {
    const replaces = /\bvi\.(mock|doMock|resetModules)\(/
    expect(replaces.test(['vi', 'mock('].join('.'))).toBe(true)
    expect(having(code, replaces, /\.isolated\.test\.tsx?$/)).toEqual([])
  })

  test('has no file longer than 300 lines', () => {
    const long = own.filter((file) => read(file).split('\n').length > 301)
    expect(long).toEqual([])
  })

  test('has small files: median at most 70 lines, nine in ten at most 200', () => {
    const lengths = own.map((file) => read(file).split('\n').length).sort((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length * 0.5)]).toBeLessThanOrEqual(70)
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(200)
  })

  test('has no dead folders, no barrels and no to-do notes', () => {
    expect(tracked.filter((file) => /(^|\/)(utils|helpers|common|shared|misc)(\/|\.ts)/.test(file))).toEqual([])
    expect(having(own, /\b(TODO|FIXME|XXX)\b/)).toEqual([])
  })

  test('lists every optional package in the lockfile', () => {
    const lock = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { optionalDependencies?: Record<string, string> }>
    }
    const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies ?? {}).filter(
        (name) => lock.packages[`node_modules/${name}`] === undefined && lock.packages[`${path}/node_modules/${name}`] === undefined,
      ),
    )
    expect(missing).toEqual([])
  })

  test('pins packages to exact versions', () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
    const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(([, version]) => !/^(npm:[\w@/-]+@)?\d/.test(version))
    expect(loose).toEqual([])
  })
})

describe('The platform', () => {
  /** Words of the product. The three roles are part of every viewer and allowed. */
  const PRODUCT = /\b(blogs?|courses?|lessons?|practice|leaderboards?|profiles?|streaks?|submissions?|verdicts?|newsletters?|tech ?news|notifications?|quiz(zes)?)\b/i
  // The type of a page in the Open Graph protocol.
  const ALLOWED = [
    "platform/web/pages/route.ts: kind?: 'website' | 'article' | 'profile'",
    // An event of the PostgreSQL client.
    "platform/server/cluster/node-updates.ts: client.on('notification', ({ payload }) => receive(payload!))",
    // The color of a run of days, which has no more general name.
    'platform/web/theme/tokens.css: --color-streak: light-dark(oklch(0.68 0.17 45), oklch(0.76 0.15 55));',
    // The verb, in the sentence that says what the site is.
    "platform/rules/site.ts: tagline: 'Where people who learn AI, machine learning and data science read, write, practice and meet.',",
  ]

  test('contains no word of the product', () => {
    const files = tracked.filter((file) => /^platform\/.*\.(ts|tsx|css)$/.test(file) && !/generated\/|\.test\./.test(file))
    const found = files.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => PRODUCT.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(found.filter((line) => !ALLOWED.includes(line))).toEqual([])
    expect(PRODUCT.test('// such as a blog')).toBe(true)
  })
})

describe('File names', () => {
  test.each(['cache', 'cluster', 'queue', 'rate-limit', 'retry', 'prefetch', 'autosave', 'debounce', 'sanitize', 'moderation', 'email'])(
    'contain the term %s, so that a search for it finds the code',
    (term) => {
      const sources = tracked.filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      expect(sources.filter((file) => file.split('/').at(-1)!.includes(term))).not.toEqual([])
    },
  )
})

describe('The documents', () => {
  const documents = tracked.filter((file) => file.endsWith('.md') && !file.startsWith('content/demo/'))

  test('name only paths that exist', () => {
    const missing = documents.flatMap((file) =>
      [...read(file).matchAll(/`((?:app|features|platform|database|tests|docs|tools|bench|judge)\/[\w./@-]+)`/g)]
        .map(([, path]) => path!.replace(/[.,]$/, ''))
        .filter((path) => !existsSync(join(ROOT, path)))
        .map((path) => `${file}: ${path}`),
    )
    expect(missing).toEqual([])
  })

  test('link only to files that exist', () => {
    const links = documents.flatMap((file) => [...read(file).matchAll(/\]\((?!https?:|#|\/)([^)\s#]+)(?:#[\w-]+)?\)/g)].map(([, path]) => ({ file, path: path! })))
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter(({ file, path }) => !existsSync(join(ROOT, file, '..', path)))).toEqual([])
  })

  test('name only scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const missing = documents.flatMap((file) =>
      [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!).filter((name) => scripts[name] === undefined),
    )
    expect(missing).toEqual([])
  })
})
