import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { openEmailTransport, type EmailTransport, type EmailMessage } from './email-transport.ts'

const base = mkdtempSync(join(tmpdir(), 'cloggle-mail-'))
const closing: (() => void)[] = []
let count = 0
afterEach(() => {
  for (const close of closing.splice(0)) close()
  rmSync(base, { recursive: true, force: true })
})

const message: EmailMessage = {
  to: 'ada@example.org',
  subject: 'Grüße von Cloggle',
  text: 'Hello Ada\n.\nhttps://example.org/verify?t=abc',
  messageId: '<one@cloggle.test>',
}
const from = 'Cloggle <hello@cloggle.test>'

function toFiles() {
  const directory = join(base, `m${(count += 1)}`)
  const log: string[] = []
  return { directory, log, mail: openEmailTransport({ smtpUrl: null, directory, from, log: (line) => log.push(line) }) }
}

/** A mail server that accepts everything, or never responds. */
async function fakeServer(isSilent = false): Promise<{ url: string; received: () => string }> {
  let received = ''
  const server: Server = createServer((socket) => {
    let inData = false
    socket.on('error', () => {})
    if (isSilent) return
    socket.write('220 here\r\n')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      received += chunk
      for (const line of chunk.split('\r\n').slice(0, -1)) {
        if (inData && line !== '.') continue
        inData = line === 'DATA'
        socket.write(inData ? '354 go on\r\n' : line.startsWith('EHLO') ? '250 hello\r\n' : '250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received: () => received }
}

function toServer(smtpUrl: string, timeoutMs = 2000): EmailTransport {
  const mail = openEmailTransport({ smtpUrl, directory: base, from, log: () => {}, timeoutMs })
  closing.push(() => mail.close())
  return mail
}

describe('Email without a mail server', () => {
  it('is written to a private file, and its subject to the log', async () => {
    const { mail, directory, log } = toFiles()
    const headers = { 'List-Unsubscribe': '<https://example.org/off>' }
    await mail.send({ ...message, html: '<p>Hello Ada</p>', headers })
    expect(readdirSync(directory)).toEqual(['one-cloggle-test.eml'])
    const path = join(directory, 'one-cloggle-test.eml')
    expect([statSync(path).mode & 0o777, statSync(directory).mode & 0o777]).toEqual([0o600, 0o700])
    const eml = readFileSync(path, 'utf8')
    expect(eml).toMatch(/^To: ada@example\.org\r?$/m)
    expect(eml).toMatch(/^From: Cloggle <hello@cloggle\.test>\r?$/m)
    expect(eml).toMatch(/^Message-ID: <one@cloggle\.test>\r?$/m)
    expect(eml).toContain('List-Unsubscribe: <https://example.org/off>')
    expect(log).toEqual(['Email written to a file: Grüße von Cloggle'])
  })

  it('is one file when the same email is sent twice', async () => {
    const { mail, directory } = toFiles()
    await Promise.all([mail.send(message), mail.send(message)])
    expect(readdirSync(directory)).toHaveLength(1)
  })
})

describe('Email with a mail server', () => {
  it('is sent to one person, with its own Message-ID', async () => {
    const server = await fakeServer()
    await toServer(server.url).send(message)
    expect(server.received()).toContain('RCPT TO:<ada@example.org>')
    expect(server.received().match(/RCPT TO/g)).toHaveLength(1)
    expect(server.received()).toContain('Message-ID: <one@cloggle.test>')
    // A line with only a full stop must not end the email.
    expect(server.received()).toContain('\r\n..\r\n')
  })

  it('fails soon when the server does not respond or is not there', async () => {
    const silent = await fakeServer(true)
    await expect(toServer(silent.url, 200).send(message)).rejects.toThrow()
    await expect(toServer('smtp://127.0.0.1:1', 200).send(message)).rejects.toThrow()
  }, 5000)

  it('never sends a password without encryption', async () => {
    const server = await fakeServer()
    const port = server.url.split(':')[2]
    // A name that is not "localhost" but resolves to this machine.
    await expect(toServer(`smtp://user:secret@127.0.0.2:${port}`).send(message)).rejects.toThrow()
    expect(server.received()).not.toContain('AUTH')
  })
})

describe('A malicious email message', () => {
  it.each<[string, Partial<EmailMessage>]>([
    ['a second recipient after a comma', { to: 'ada@example.org, eve@example.org' }],
    ['a second recipient after a line break', { to: 'ada@example.org\r\nBcc: eve@example.org' }],
    ['a recipient in a quoted name', { to: '"ada@example.org <eve@evil.test>"@example.org' }],
    ['a name with an address', { to: 'Ada <ada@example.org>' }],
    ['no address', { to: 'ada' }],
    ['a header after the subject', { subject: 'Hello\r\nBcc: eve@example.org' }],
    ['a header after a lone line feed', { subject: 'Hello\nBcc: eve@example.org' }],
    ['a NUL in the subject', { subject: 'Hello\0' }],
    ['a Unicode line break in the subject', { subject: 'Hello\u2028Bcc: eve@example.org' }],
    ['a Message-ID of two lines', { messageId: '<a@b>\r\nBcc: eve@example.org' }],
    ['no Message-ID', { messageId: '' }],
    ['a blind copy as a header', { headers: { Bcc: 'eve@example.org' } }],
    ['a header name with a colon', { headers: { 'X-A: b\r\nBcc': 'eve@example.org' } }],
    ['a header value of two lines', { headers: { 'List-Id': 'a\r\nBcc: eve@example.org' } }],
  ])('is refused: %s', async (_title, part) => {
    const { mail, directory } = toFiles()
    await expect(mail.send({ ...message, ...part })).rejects.toThrow(/mail/i)
    expect(() => readdirSync(directory)).toThrow('ENOENT')
    const server = await fakeServer()
    await expect(toServer(server.url).send({ ...message, ...part })).rejects.toThrow(/mail/i)
    expect(server.received()).toBe('')
  })
})
