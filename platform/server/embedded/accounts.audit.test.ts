import { spawnSync } from 'node:child_process'
import {
  chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { query, dataOf, isRoot, LONG, NOBODY, refusalOf, embeddedSandbox } from '#tests/support/embedded-sandbox.ts'
import { packagedPostgres } from './binaries.ts'
import { readPidFile } from './postmaster.ts'

const canBecomeOthers = isRoot && process.platform === 'linux'
const nobody = { uid: NOBODY, gid: NOBODY }
const { base, start, app, freshDir } = embeddedSandbox()

function theirDir(): string {
  const dataDir = freshDir()
  mkdirSync(dataDir)
  chownSync(dataDir, NOBODY, NOBODY)
  return dataDir
}

/** The UID that a process runs as. */
function runsAs(dataDir: string): number {
  return statSync(`/proc/${readPidFile(dataOf(dataDir))!.pid}`).uid
}

// Only root can switch users; embedded.audit.test.ts covers ordinary users.
describe.runIf(canBecomeOthers)('Started by root, the embedded database', { timeout: LONG }, () => {
  it('runs as an ordinary account', async () => {
    const dataDir = freshDir()
    await start(dataDir)
    expect(runsAs(dataDir)).not.toBe(0)
    expect(statSync(dataOf(dataDir)).mode & 0o777).toBe(0o700)
  })

  it('continues as the ordinary user who owns the data, so that they can start it again', async () => {
    const dataDir = theirDir()
    const first = app(dataDir, nobody)
    await first.next(/ready/)
    expect(runsAs(dataDir)).toBe(NOBODY)
    first.child.kill('SIGTERM')
    await first.next(/stopped/)
    const database = await start(dataDir)
    expect(runsAs(dataDir)).toBe(NOBODY)
    await database.stop()
    await app(dataDir, nobody).next(/ready/)
  })

  it('takes ownership of data that was copied as root', async () => {
    const dataDir = freshDir()
    await (await start(dataDir)).stop()
    spawnSync('chown', ['-R', '0:0', dataOf(dataDir)])
    expect(await query(await start(dataDir), 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(runsAs(dataDir)).not.toBe(0)
  })

  it('keeps its data elsewhere when its account has no access, and finds them again', async () => {
    const closed = freshDir()
    mkdirSync(closed, { mode: 0o700 })
    const dataDir = join(closed, 'data')
    const database = await start(dataDir)
    await query(database, 'CREATE TABLE kept AS SELECT 5 AS n')
    expect(database.connection.host.startsWith(join(base, 'shared'))).toBe(true)
    await database.stop()
    // Even when the path becomes accessible later: the data has not moved.
    chmodSync(closed, 0o755)
    const again = await start(dataDir)
    expect(await query(again, 'SELECT n FROM kept')).toEqual([{ n: 5 }])
    await again.stop()
    const location = readFileSync(join(dataDir, 'postgres', 'place'), 'utf8').trim()

    // Deleting DATA_DIR means a new database, not the old one.
    chmodSync(closed, 0o700)
    rmSync(dataDir, { recursive: true })
    const fresh = await start(dataDir)
    expect(fresh.connection.host.startsWith(`${location}-2/`)).toBe(true)
    await fresh.stop()
    rmSync(`${location}-2`, { recursive: true })
    expect(await refusalOf(start(dataDir))).toContain('but nothing is there')
  })

  it('refuses data that its account can no longer reach, instead of creating a new database', async () => {
    const closed = freshDir()
    const dataDir = join(closed, 'data')
    mkdirSync(closed)
    await (await start(dataDir)).stop()
    chmodSync(closed, 0o700)
    expect(await refusalOf(start(dataDir))).toMatch(/runs as user .* who may not enter .*chmod o\+x/)
  })

  it('refuses when its account has access to no location', async () => {
    const closed = freshDir()
    mkdirSync(closed, { mode: 0o700 })
    const refusal = await refusalOf(start(join(closed, 'data'), { shared: join(closed, 'shared') }))
    expect(refusal).toContain('may enter neither')
  })

  it('runs from a copy when its account has no access to the packages', async () => {
    const native = join(freshDir(), 'native')
    cpSync(packagedPostgres()!, native, { recursive: true, verbatimSymlinks: true })
    writeFileSync(join(dirname(native), 'package.json'), '{}')
    chmodSync(dirname(native), 0o700)
    await start(freshDir(), { native })
  })
})

describe.runIf(canBecomeOthers)('An ordinary user', { timeout: LONG }, () => {
  it('needs no write access to the packages', async () => {
    const native = join(freshDir(), 'native')
    cpSync(packagedPostgres()!, native, { recursive: true, filter: (path) => !/libicu\w+\.so(\.60)?$/.test(path) })
    const dataDir = theirDir()
    await app(dataDir, nobody, { native }).next(/ready/)
    expect(existsSync(join(native, 'lib', 'libicuuc.so.60'))).toBe(false)
  })

  it('gets an error when the data belong to another user', async () => {
    const dataDir = theirDir()
    await (await start(dataDir)).stop()
    rmSync(join(dataDir, 'postgres', 'owner.lock'))
    rmSync(join(dataDir, 'postgres', 'owner.pid'))
    chownSync(join(dataDir, 'postgres'), NOBODY, NOBODY)
    expect(await app(dataDir, nobody).next(/\(end\)/)).toMatch(/StartRefusal: .* belongs to another user/)
  })

  it('gets an error when the directory is not accessible', async () => {
    const closed = freshDir()
    mkdirSync(closed, { mode: 0o700 })
    const words = await app(join(closed, 'data'), nobody).next(/\(end\)/)
    expect(words).toMatch(/StartRefusal: .* may not be entered or written/)
  })
})

const mounts: string[] = []
function mountSmall(megabytes: number): string | null {
  const dir = freshDir()
  mkdirSync(dir)
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir]).status !== 0) return null
  mounts.push(dir)
  return dir
}

describe.runIf(canBecomeOthers)('Without disk space, the embedded database', { timeout: LONG }, () => {
  afterEach(() => mounts.splice(0).forEach((dir) => spawnSync('umount', ['-l', dir])))

  it('reports it on the first start, and works once there is space', async ({ skip }) => {
    const dir = mountSmall(20) ?? skip('cannot mount here')
    expect(await refusalOf(start(dir))).toContain('is full')
    spawnSync('mount', ['-o', 'remount,size=200m', dir])
    await (await start(dir)).stop()
  })

  it('reports it on a later start, and loses nothing', async ({ skip }) => {
    const dir = mountSmall(200) ?? skip('cannot mount here')
    const database = await start(dir)
    await query(database, 'CREATE TABLE kept AS SELECT 3 AS n')
    await database.stop()
    spawnSync('dd', ['if=/dev/zero', `of=${join(dir, 'filler')}`, 'bs=64k'])
    spawnSync('dd', ['if=/dev/zero', `of=${join(dir, 'filler2')}`, 'bs=1'])
    expect(await refusalOf(start(dir))).toContain('is full')
    rmSync(join(dir, 'filler'))
    const again = await start(dir)
    expect(await query(again, 'SELECT n FROM kept')).toEqual([{ n: 3 }])
    await again.stop()
  })

  it('reports a read-only file system', async ({ skip }) => {
    const dir = mountSmall(200) ?? skip('cannot mount here')
    await (await start(dir)).stop()
    spawnSync('mount', ['-o', 'remount,ro', dir])
    expect(await refusalOf(start(dir))).toContain('read-only file system')
  })
})
