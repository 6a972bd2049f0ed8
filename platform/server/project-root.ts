import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The root folder of the project, found from the sources as well as from the built server. */
export const PROJECT_ROOT = rootAbove(import.meta.dirname)

/** Whether the built code runs instead of the sources. */
export const IS_BUILT = import.meta.filename.endsWith('.js')

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const above = dirname(folder)
  if (above === folder) throw new Error('The server is outside of the project’s folder.')
  return rootAbove(above)
}
