import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bootScript } from './boot-script.ts'
import { contentPolicy, sourceOf } from './content-policy.ts'
import type { Assets } from './html.ts'
import type { Renderer } from './pages.ts'

interface ManifestEntry {
  file: string
  css?: string[]
  imports?: string[]
}

interface ServerEntry {
  BEFORE_PAINT: string
  /** The source files of each route by its pattern. */
  sources: Record<string, string[]>
  keyOf: Renderer['keyOf']
  render: Renderer['render']
  renderFailure: Renderer['renderFailure']
}

const CLIENT_ENTRY = 'app/web/entry.client.tsx'
const THEME = 'app/web/app.css'

/** The renderer of the build: its code, and from the manifest the files that each route needs. */
export async function builtRenderer(root: string): Promise<Renderer> {
  const manifestFile = join(root, 'build/client/.vite/manifest.json')
  if (!existsSync(manifestFile)) throw new Error('The build is missing: run `npm run build` first.')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestEntry>
  const entry = (await import(pathToFileURL(join(root, 'build/server/entry.server.js')).href)) as ServerEntry
  const assets = new Map<string | null, Assets>()
  return {
    render: entry.render,
    renderFailure: entry.renderFailure,
    keyOf: entry.keyOf,
    assetsFor(route) {
      let known = assets.get(route)
      if (known === undefined) {
        known = assetsOf(root, manifest, entry, route)
        assets.set(route, known)
      }
      return known
    },
  }
}

function assetsOf(root: string, manifest: Record<string, ManifestEntry>, entry: ServerEntry, route: string | null): Assets {
  const read = (file: string) => readFileSync(join(root, 'build/client', file), 'utf8')
  const inline = { beforePaint: entry.BEFORE_PAINT, boot: bootScript('/assets/') }
  const client = manifest[CLIENT_ENTRY]!
  const sources = route === null ? [] : (entry.sources[route] ?? [])
  const needed = new Set<string>()
  const css = new Set([manifest[THEME]!.file])
  const walk = (item: ManifestEntry | undefined) => {
    if (item === undefined || needed.has(item.file)) return
    needed.add(item.file)
    for (const file of item.css ?? []) css.add(file)
    for (const name of item.imports ?? []) walk(manifest[name])
  }
  walk(client)
  for (const source of sources) walk(manifest[source])
  return {
    scripts: [...needed].map((file) => basename(file)),
    styles: [...css].map((file) => `/${file}`),
    fonts: fontsOf(manifest),
    inline,
    policy: contentPolicy({ scripts: Object.values(inline).map(sourceOf) }),
    icon: `data:image/svg+xml,${encodeURIComponent(read('favicon.svg'))}`,
  }
}

/** The paths of the fonts by the names of their source files. */
const fontsOf = (manifest: Record<string, ManifestEntry>): Record<string, string> =>
  Object.fromEntries(Object.entries(manifest).flatMap(([source, { file }]) => (source.endsWith('.woff2') ? [[basename(source, '.woff2'), `/${file}`]] : [])))
