import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the project: above this file where the sources run, and above the built server likewise. */
export const ROOT = rootAbove(import.meta.dirname)

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const above = dirname(folder)
  if (above === folder) throw new Error('The server does not lie inside the folder of the project.')
  return rootAbove(above)
}
