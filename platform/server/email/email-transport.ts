import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lazy } from '../lazy.ts'

/** One email to one person. Every field becomes exactly one header or body. */
export interface EmailMessage {
  /** A bare address, `ada@example.org`. */
  to: string
  subject: string
  text: string
  html?: string
  /** Set by the caller, so that an email that is sent twice is shown once: `<id@host>`. */
  messageId: string
  headers?: Record<string, string>
}

/** Sends emails. */
export interface EmailTransport {
  /** Resolves when the mail server has accepted it, or the file is written. */
  send(message: EmailMessage): Promise<void>
  /** Throws if the mail server does not accept emails from this site, or the folder cannot be written to. */
  check(): Promise<void>
  /** Closes the pooled connections. */
  close(): void
}

const ADDRESS = /^[^\s@<>(),;:"[\]\\]{1,64}@[^\s@<>(),;:"[\]\\]{1,255}$/
const MESSAGE_ID = /^<[\w.+-]{1,100}@[\w.-]{1,200}>$/
const OWN_HEADER = /^(?:List-[A-Za-z-]{1,40}|Auto-Submitted|Precedence|In-Reply-To|References|X-[A-Za-z-]{1,40})$/
// oxlint-disable-next-line no-control-regex -- they are what is refused
const CONTROL = /[\u0000-\u001F\u007F\u0085\u2028\u2029]/
const MAX_AT_ONCE = 3
// The content of an email never makes the library read a file or a URL.
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const

/** Throws for a message that could inject headers: a line break in a header starts a new one. */
function checkMessage(message: EmailMessage): void {
  if (!ADDRESS.test(message.to) || CONTROL.test(message.to)) throw new Error('An email needs exactly one plain address.')
  if (CONTROL.test(message.subject)) throw new Error('The subject of an email must be one line.')
  if (!MESSAGE_ID.test(message.messageId)) throw new Error('An email needs a valid Message-ID.')
  for (const [name, value] of Object.entries(message.headers ?? {})) {
    if (!OWN_HEADER.test(name)) throw new Error(`An email may not set the header ${JSON.stringify(name)}.`)
    if (CONTROL.test(value)) throw new Error(`The header ${name} of an email must be one line.`)
  }
}

function envelopeOf(from: string, to: string) {
  return { from: /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from, to: [to] }
}

function smtpOptions(smtpUrl: string, timeoutMs: number) {
  const url = new URL(smtpUrl)
  const secure = url.protocol === 'smtps:'
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const hasPassword = url.password !== ''
  const auth = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    // A password is never sent over a network without encryption.
    requireTLS: !secure && hasPassword && !isLocal,
    ...(hasPassword ? { auth } : {}),
    pool: true as const,
    maxConnections: MAX_AT_ONCE,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    ...CLOSED,
  }
}

function smtpTransport(smtpUrl: string, from: string, timeoutMs: number): EmailTransport {
  const transport = lazy(async () => (await import('nodemailer')).createTransport(smtpOptions(smtpUrl, timeoutMs)))
  return {
    async send(message) {
      checkMessage(message)
      const { to, ...rest } = message
      await (await transport()).sendMail({ ...rest, from, to: { name: '', address: to }, envelope: envelopeOf(from, to) })
    },
    check: async () => void (await (await transport()).verify()),
    close: () => void transport.peek()?.then((opened) => opened.close()),
  }
}

function fileTransport(directory: string, from: string, log: (line: string) => void): EmailTransport {
  const writer = lazy(async () => (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true, ...CLOSED }))
  return {
    async send(message) {
      checkMessage(message)
      const { to, ...rest } = message
      const { message: written } = await (await writer()).sendMail({ ...rest, from, to: { name: '', address: to } })
      await mkdir(directory, { recursive: true, mode: 0o700 })
      // Named by its Message-ID: the same email sent twice is one file.
      const name = `${message.messageId.slice(1, -1).replaceAll(/[^\w-]/g, '-')}.eml`
      const draft = join(directory, `.${randomUUID()}`)
      try {
        await writeFile(draft, written as Buffer, { mode: 0o600, flag: 'wx' })
        await rename(draft, join(directory, name))
      } catch (failure) {
        await rm(draft, { force: true })
        throw failure
      }
      log(`Email written to a file: ${message.subject}`)
    },
    async check() {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await access(directory, constants.W_OK)
    },
    close: () => {},
  }
}

/** Opens the email transport: a mail server, or files where none is configured. */
export function openEmailTransport(options: {
  smtpUrl: string | null
  directory: string
  from: string
  log: (line: string) => void
  /** The timeout for a mail server that does not respond. */
  timeoutMs?: number
}): EmailTransport {
  const { smtpUrl, directory, from, log, timeoutMs = 15_000 } = options
  return smtpUrl === null ? fileTransport(directory, from, log) : smtpTransport(smtpUrl, from, timeoutMs)
}
