/** What a backup holds: enough to know whether it is whole, and which version of the site can read it. */
export interface Manifest {
  form: 1
  takenAt: string
  /** The migrations that the data had seen. */
  migrations: string[]
  /** Rows by table. */
  tables: Record<string, number>
  /** Where the counters of the database stand. */
  sequences: Record<string, { value: string; isCalled: boolean }>
  /** SHA-256 and size of each file of the site, by its path below the folder of files. */
  files: Record<string, { hash: string; bytes: number }>
}

export const MANIFEST = 'manifest.json'
export const tableFile = (table: string) => `tables/${table}.ndjson.gz`
export const FILES = 'files'

/** A backup that cannot be taken or restored, with the reason in one sentence. */
export class BackupRefusal extends Error {}
