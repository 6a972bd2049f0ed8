import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the project: above this file where the sources run, and above the built server likewise. */
export const PROJECT_ROOT = rootAbove(import.meta.dirname)

/** Whether what was built runs, and not the sources. */
export const IS_BUILT = import.meta.filename.endsWith('.js')

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const above = dirname(folder)
  if (above === folder) throw new Error('The server does not lie inside the folder of the project.')
  return rootAbove(above)
}
