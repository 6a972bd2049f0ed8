import { StartRefusal } from './start-refusal.ts'

const NEEDED = ['fsync', 'full_page_writes', 'synchronous_commit']

/** Throws for a database that confirms commits before they are on the disk. */
export async function checkDurability(query: (sql: string) => Promise<Record<string, string>[]>): Promise<void> {
  for (const name of NEEDED) {
    const [row] = await query(`SHOW ${name}`)
    const value = row?.[name]
    // Waiting for standbys only makes "on" stricter; "local" and "off" make it weaker.
    if (value === 'on' || (name === 'synchronous_commit' && value === 'remote_apply')) continue
    throw new StartRefusal(
      `The database runs with ${name}=${value ?? 'unknown'}. ` +
        'Cloggle promises that what it saved stays saved: set it to "on".',
    )
  }
}
