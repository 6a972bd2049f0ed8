import { createHash } from 'node:crypto'
import { z } from 'zod'

const counts = z.record(z.string(), z.int().min(0))
const hash = z.string().regex(/^[0-9a-f]{64}$/)

export const manifestShape = z.object({
  form: z.literal(1),
  takenAt: z.string(),
  /** The migrations that had run. */
  migrations: z.array(z.string()),
  /** Number of rows by table. */
  tables: counts,
  /** SHA-256 of the compressed rows of each table; absent in older backups. */
  tableHashes: z.record(z.string(), hash).optional(),
  /** The values of the database's sequences. */
  sequences: z.record(z.string(), z.object({ value: z.string().regex(/^-?\d{1,19}$/), isCalled: z.boolean() })),
  /** SHA-256 and size of each file, by its path below the file folder. */
  files: z.record(z.string(), z.object({ hash, bytes: z.int().min(0) })),
  /** SHA-256 of the other fields; absent in older backups. */
  checksum: hash.optional(),
})

/** What a backup contains: enough to check that it is complete, and to know which version of the site can read it. */
export type Manifest = z.output<typeof manifestShape>

export const MANIFEST = 'manifest.json'
export const tableFile = (table: string) => `tables/${table}.ndjson.gz`
export const FILES = 'files'

/** The checksum of a manifest, computed without its own checksum field. */
export const checksumOf = ({ checksum: _, ...rest }: { checksum?: unknown }) => createHash('sha256').update(JSON.stringify(rest)).digest('hex')

/** A backup that cannot be taken or restored; the message is the reason in one sentence. */
export class BackupRefusal extends Error {}
