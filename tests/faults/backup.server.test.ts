import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import type { Manifest } from '#platform/server/backup/manifest.ts'
import { askSite, connectTo, memberOf, openSite, temporaryFolder } from '../support/site.ts'
import { openTestSite, savesDraft } from '../support/test-site.ts'
import { until } from '../support/waiting.ts'
import { randomUUID } from 'node:crypto'

const run = promisify(execFile)
const site = await openTestSite()
const folders = ['cloggle-backup-', 'cloggle-restored-', 'cloggle-refused-'].map(temporaryFolder)
const [backup, restored, refused] = folders.map((folder) => join(folder, 'here')) as [string, string, string]
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

const command = (name: 'backup' | 'restore', dataDir: string, ...args: string[]) =>
  run(process.execPath, [`app/${name}.ts`, ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'fatal', NODE_ENV: 'production' },
  })
const OWN = 'query ($id: ID!) { blogDraft(id: $id) { title } }'

describe('Backup and restore (P-40)', () => {
  test('every row of before the backup is there after the restore, though sixteen wrote meanwhile; so is every file', async () => {
    const members = await Promise.all(Array.from({ length: 16 }, (_, n) => memberOf(site, `keeper-${n}`)))
    const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
    const upload = await fetch(`${site.origin}/api/images`, {
      method: 'POST', headers: { authorization: `Bearer ${members[0]!.token}`, 'content-type': 'image/png' }, body: pixel,
    })
    const { id: picture } = (await upload.json()) as { id: string }
    // Texts may hold what elsewhere ends a line.
    const odd = { id: randomUUID(), title: 'Odd ends of lines', content: '<p>one\u2028two\u2029three\u0085four</p>' }
    await savesDraft(site, members[0]!.token, odd)
    const before: { token: string; id: string; title: string }[] = []
    let after = 0
    let isRunning = false
    let writing = true
    const writers = members.map(async ({ token }) => {
      while (writing) {
        const [id, mine] = [randomUUID(), !isRunning]
        const { body } = await savesDraft(site, token, { id, title: `d-${id}`, content: '<p>kept</p>' })
        if (body.errors !== undefined) continue
        if (mine) before.push({ token, id, title: `d-${id}` })
        else after += 1
      }
    })
    expect(await until(() => before.length > 100)).toBe(true)
    isRunning = true
    const { stdout } = await command('backup', site.dataDir, backup)
    writing = false
    await Promise.all(writers)
    expect(stdout).toMatch(/\d+ rows and 5 files are in/)
    expect(after).toBeGreaterThan(0)

    const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as Manifest
    expect(manifest.tables['public.blog_drafts']).toBeGreaterThanOrEqual(before.length)
    await command('restore', restored, backup)
    const elsewhere = await openSite({ DEMO: '0' }, { dataDir: restored })
    await elsewhere.start()
    try {
      for (const { token, id, title } of before) {
        expect((await askSite(elsewhere, token, OWN, { id })).body.data).toEqual({ blogDraft: { title } })
      }
      const oddBack = await askSite<{ blogDraft: object }>(elsewhere, members[0]!.token, 'query ($id: ID!) { blogDraft(id: $id) { title content } }', { id: odd.id })
      expect(oddBack.body.data!.blogDraft).toEqual({ title: odd.title, content: '<p>one\u2028two\u2029threefour</p>' })
      expect((await fetch(`${elsewhere.origin}/images/${picture}/large.webp`)).status).toBe(200)
      const database = await connectTo(elsewhere)
      for (const [table, count] of Object.entries(manifest.tables)) {
        if (table.startsWith('graphile_worker') || ['public.signals', 'public.session_tokens', 'public.throttle_windows'].includes(table)) continue
        expect([table, Number((await database.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]!.count)]).toEqual([table, count])
      }
      await database.end()
      // Counters go on where they stood: somebody new fits in.
      expect((await memberOf(elsewhere, 'newcomer')).id).toMatch(/-/)
    } finally {
      await elsewhere.stop('SIGTERM')
    }
  }, 120_000)

  test('is refused with a sentence: into a folder that is not empty, into a site with people, without its list, with a broken file', async () => {
    const saysOf = (promise: Promise<unknown>) => promise.then(() => 'done', (error: { stderr: string }) => error.stderr.trim())
    expect(await saysOf(command('backup', site.dataDir, backup))).toMatch(/is not empty/)
    expect(await saysOf(command('restore', site.dataDir, backup))).toMatch(/people in this database already/)
    expect(await saysOf(command('restore', refused, site.dataDir))).toMatch(/no finished backup/)
    const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as Manifest
    writeFileSync(join(backup, 'files', Object.keys(manifest.files)[0]!), 'something else')
    expect(await saysOf(command('restore', refused, backup))).toMatch(/missing or not as it was/)
    writeFileSync(join(backup, 'manifest.json'), JSON.stringify({ ...manifest, files: {}, migrations: [...manifest.migrations, '2099-01-01-0000-later.sql'] }))
    expect(await saysOf(command('restore', refused, backup))).toMatch(/newer than this program/)
    writeFileSync(join(backup, 'manifest.json'), JSON.stringify({ ...manifest, files: {}, tables: { ...manifest.tables, 'public.people': 1 } }))
    expect(await saysOf(command('restore', refused, backup))).toMatch(/rows in this backup, not the 1/)
  }, 60_000)
})
