import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { environment as ownEnvironment } from './environment.ts'

const flag = (defaultValue: '0' | '1') =>
  z
    .enum(['0', '1'], { error: 'must be 1 or 0' })
    .default(defaultValue)
    .transform((value) => value === '1')

const wholeNumber = (min: number, max: number, defaultValue: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${min} to ${max}` })
    .int(`must be a whole number from ${min} to ${max}`)
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
    .default(defaultValue)

const address = (protocols: string[], message: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message)

const MAX_USUAL = 4

/** One for each core where the kernel balances connections among processes. */
export const usualProcesses = () => (process.platform === 'linux' ? Math.min(availableParallelism(), MAX_USUAL) : 1)

/** Every setting with its allowed values and default. `docs/operations.md` documents them. */
const settings = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().min(1, 'must name an address to listen on').default('127.0.0.1'),
  ORIGIN: address(['http:', 'https:'], 'must be an address such as https://cloggle.example')
    .transform((value) => new URL(value).origin)
    .optional(),
  STATUS_ORIGIN: address(['http:', 'https:'], 'must be an address such as http://10.0.0.5:3000')
    .transform((value) => new URL(value).origin)
    .optional(),
  DATA_DIR: z.string().min(1, 'must name a folder').default('.data'),
  BACKUP_DIR: z.string().min(1, 'must name a folder').optional(),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'must be an address such as postgres://user@host/name').optional(),
  DATABASE_CONNECTIONS: wholeNumber(2, 100, 12),
  SMTP_URL: address(['smtp:', 'smtps:'], 'must be an address such as smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().regex(/^[^\r\n]{3,200}$/, 'must be one line such as Cloggle <hello@cloggle.example>').optional(),
  CONTACT: z
    .string()
    .regex(/^(?:[^\s@/:]{1,64}@[^\s@/:]{1,200}\.[a-z]{2,}|https:\/\/[^\s]{3,500})$/i, 'must be a mailbox or an address that begins with https://')
    .transform((value) => (value.includes('://') ? value : `mailto:${value}`))
    .optional(),
  DEMO: flag('1'),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
      error: 'must be silent, fatal, error, warn, info, debug or trace',
    })
    .default('info'),
  ROLE: z.enum(['web', 'worker', 'all'], { error: 'must be web, worker or all' }).default('all'),
  WEB_PROCESSES: wholeNumber(1, 64, usualProcesses())
    .refine((count) => count === 1 || process.platform === 'linux', 'must be 1 on this system: only Linux shares a port out'),
  JUDGES: wholeNumber(0, 16, 1),
  BOUNCE_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: flag('0'),
  PAGE_CACHE: z.enum(['0', '1', 'asks'], { error: 'must be 1, 0 or asks' }).default('1'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production').catch('production'),
})

export interface Config {
  port: number
  host: string
  /** The public URL of the site without a path, used for links in emails. Null until the port is known. */
  origin: string | null
  /** Where the worker reaches the site to check whether it works; null: at the public URL. */
  statusOrigin: string | null
  dataDir: string
  /** The folder for backups that admins request. */
  backupDir: string
  databaseUrl: string | null
  databaseConnections: number
  smtpUrl: string | null
  mailFrom: string
  /** A URL for reporting security problems. */
  contact: string | null
  demo: boolean
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'
  runs: { web: boolean; worker: boolean }
  /** How many processes of this node serve requests, including this one. */
  webProcesses: number
  /** How many processes of this node run the judge; only where background tasks run. */
  judges: number
  /** Allows the mail server to report addresses that bounce; null: nobody may. */
  bounceToken: string | null
  metricsToken: string | null
  trustProxy: boolean
  /**
   * Whether rendered pages are cached. For measurements: `asks` queries the database for every page and renders only what changed, `0`
   * renders every page.
   */
  pageCache: '1' | 'asks' | '0'
  development: boolean
}

/** A setting with an invalid value; the message is the sentence to print. */
export class SettingsRefusal extends Error {}

/** Reads the settings from the environment. Throws with one sentence for each invalid setting. */
export function readConfig(environment: Record<string, string | undefined> = ownEnvironment): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const result = settings.safeParse(given)
  if (!result.success) {
    throw new SettingsRefusal(
      result.error.issues.map((issue) => `The setting ${String(issue.path[0])} ${issue.message}.`).join('\n'),
    )
  }
  const read = result.data
  return {
    port: read.PORT,
    host: read.HOST,
    origin: read.ORIGIN ?? null,
    statusOrigin: read.STATUS_ORIGIN ?? null,
    dataDir: resolve(read.DATA_DIR),
    backupDir: resolve(read.BACKUP_DIR ?? join(read.DATA_DIR, 'backups')),
    databaseUrl: read.DATABASE_URL ?? null,
    databaseConnections: read.DATABASE_CONNECTIONS,
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM ?? 'Cloggle <hello@cloggle.invalid>',
    contact: read.CONTACT ?? null,
    demo: read.DEMO,
    logLevel: read.LOG_LEVEL,
    runs: { web: read.ROLE !== 'worker', worker: read.ROLE !== 'web' },
    webProcesses: read.NODE_ENV === 'development' ? 1 : read.WEB_PROCESSES,
    judges: read.JUDGES,
    bounceToken: read.BOUNCE_TOKEN ?? null,
    metricsToken: read.METRICS_TOKEN ?? null,
    trustProxy: read.TRUST_PROXY,
    pageCache: read.PAGE_CACHE,
    development: read.NODE_ENV === 'development',
  }
}
