import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The newest secret link in the emails to an address that contain a text; waits until there is one. */
export async function linkInEmail(to: string, path: string, containing = ''): Promise<string> {
  let found: string | null = null
  await expect(() => {
    found = newestLink(to, path, containing)
    expect(found).not.toBeNull()
  }).toPass({ timeout: 15_000 })
  return found!
}

function newestLink(to: string, path: string, containing: string): string | null {
  const folder = join(process.env['JOURNEYS_DATA'] ?? '.data', 'mail')
  const emails = readdirSync(folder).filter((name) => name.endsWith('.eml')).sort()
  for (const name of emails.toReversed()) {
    const email = readFileSync(join(folder, name), 'utf8')
    if (!email.toLowerCase().includes(`to: ${to.toLowerCase()}`)) continue
    const text = decoded(email)
    const link = new RegExp(`${path}#[A-Za-z0-9_-]{43}`).exec(text)
    if (link !== null && text.includes(containing)) return link[0]
  }
  return null
}

/** The decoded text of an email's body. */
function decoded(email: string): string {
  const [head = '', ...body] = email.split(/\r?\n\r?\n/)
  const text = body.join('\n\n')
  if (/content-transfer-encoding: base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8')
  if (!/content-transfer-encoding: quoted-printable/i.test(head)) return text
  return text.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
