import { bytesText } from '#platform/rules/bytes.ts'

/** After this time a backup that hasn’t finished is taken for lost, as after a restore of a backup that has it. */
export const LOST_AFTER_MS = 6 * 3600 * 1000
export const LOST = 'It didn’t finish.'

export const NO_FOLDER = 'The site’s files are in a store of their own. Back them up there, and the database with it.'
export const ALREADY_RUNS = 'A backup is already running.'

interface Room {
  free: number
  /** The size of the last backup; null if there is none, or it is unknown. */
  last: number | null
}

/** Why there is too little room for a backup; null if there is enough. It needs as much as the last one, and a fifth more. */
export function roomProblem({ free, last }: Room): string | null {
  return last === null || free >= last * 1.2 ? null : `Only ${bytesText(free)} are free, and the last backup has ${bytesText(last)}. Make room for it, or set BACKUP_DIR to another disk.`
}

/** The name of the folder of a backup, such as `2026-11-27T08-42-10-1f0c`. */
export const folderName = (at: Date, id: string): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}-${id.slice(-4)}`
