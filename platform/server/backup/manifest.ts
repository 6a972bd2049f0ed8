import { createHash } from 'node:crypto'
import { z } from 'zod'

const counts = z.record(z.string(), z.int().min(0))
const hash = z.string().regex(/^[0-9a-f]{64}$/)

export const manifestShape = z.object({
  form: z.literal(1),
  takenAt: z.string(),
  /** The migrations that the data had seen. */
  migrations: z.array(z.string()),
  /** Rows by table. */
  tables: counts,
  /** SHA-256 of the packed rows of each table; older backups have none. */
  tableHashes: z.record(z.string(), hash).optional(),
  /** Where the counters of the database stand. */
  sequences: z.record(z.string(), z.object({ value: z.string().regex(/^-?\d{1,19}$/), isCalled: z.boolean() })),
  /** SHA-256 and size of each file of the site, by its path below the folder of files. */
  files: z.record(z.string(), z.object({ hash, bytes: z.int().min(0) })),
  /** SHA-256 of all the rest; older backups have none. */
  checksum: hash.optional(),
})

/** What a backup holds: enough to know whether it is whole, and which version of the site can read it. */
export type Manifest = z.output<typeof manifestShape>

export const MANIFEST = 'manifest.json'
export const tableFile = (table: string) => `tables/${table}.ndjson.gz`
export const FILES = 'files'

/** The checksum of a manifest as it was read or is to be written, without its own. */
export const checksumOf = ({ checksum: _, ...rest }: { checksum?: unknown }) => createHash('sha256').update(JSON.stringify(rest)).digest('hex')

/** A backup that cannot be taken or restored, with the reason in one sentence. */
export class BackupRefusal extends Error {}
