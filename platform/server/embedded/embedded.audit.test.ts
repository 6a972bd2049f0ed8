import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync,
  symlinkSync, writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { query, dataOf, waitForExit, isRoot, LONG, NOBODY, refusalOf, embeddedSandbox } from '#tests/support/embedded-sandbox.ts'
import { packagedPostgres } from './binaries.ts'
import { checkDurability } from './durability.ts'
import type { EmbeddedDatabase } from './embedded.ts'
import { explainOutput } from './explain-error.ts'
import { isAlive, orphansIn, readPidFile, until } from './postmaster.ts'
import { postmasterArguments } from './settings.ts'
import { socketDirectory } from './socket-directory.ts'
import { StartRefusal } from './start-refusal.ts'

const { base, children, log, start, app, freshDir } = embeddedSandbox()
let count = 0

describe('The embedded database', { timeout: LONG }, () => {
  it('is created on the first start, keeps its data, and leaves no process when it stops', async () => {
    const dataDir = freshDir()
    const database = await start(dataDir)
    await query(database, "CREATE TABLE kept AS SELECT 'here'::text AS word")
    const pid = readPidFile(dataOf(dataDir))!.pid
    expect(statSync(database.connection.host).mode & 0o777).toBe(0o700)
    await database.stop()
    expect(isAlive(pid)).toBe(false)
    expect(orphansIn(dataOf(dataDir))).toEqual([])

    const again = await start(dataDir)
    expect(again.adopted).toBe(false)
    expect(await query(again, 'SELECT word FROM kept')).toEqual([{ word: 'here' }])
  })

  it('uses UTF-8, checksums and code point collation, and listens on no port', async () => {
    const database = await start(freshDir())
    const show = async (name: string) => (await query(database, `SHOW ${name}`))[0]![name]
    expect(await show('server_encoding')).toBe('UTF8')
    expect(await show('data_checksums')).toBe('on')
    expect(await show('listen_addresses')).toBe('')
    const columns = "datlocale, datlocprovider::text AS by, upper('ä') AS big"
    const locale = `SELECT ${columns} FROM pg_database WHERE datname = 'cloggle'`
    expect(await query(database, locale)).toEqual([{ datlocale: 'C.UTF-8', by: 'b', big: 'Ä' }])
    await expect(checkDurability((sql) => query(database, sql))).resolves.toBeUndefined()
  })

  it('is ready within a quarter of a second when the data exist', async () => {
    const dataDir = freshDir()
    await (await start(dataDir)).stop()
    const times: number[] = []
    for (let run = 0; run < 5; run += 1) {
      const from = performance.now()
      const database = await start(dataDir)
      times.push(performance.now() - from)
      await database.stop()
    }
    expect(Math.min(...times)).toBeLessThan(250)
  })

  it('leaves no process even when its data were deleted', async () => {
    const dataDir = freshDir()
    const database = await start(dataDir)
    const { pid } = readPidFile(dataOf(dataDir))!
    rmSync(dataDir, { recursive: true })
    await database.stop()
    expect(isAlive(pid)).toBe(false)
  })

  it('keeps running on Ctrl-C until the app has finished', async () => {
    const dataDir = freshDir()
    const { child, next } = app(dataDir)
    await next(/ready/)
    const { pid } = readPidFile(dataOf(dataDir))!
    process.kill(-child.pid!, 'SIGINT')
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(isAlive(pid)).toBe(true)
    await next(/stopped/)
    expect(isAlive(pid)).toBe(false)
  })
})

describe('After a crash, the embedded database', { timeout: LONG }, () => {
  it('is adopted when only the app was killed, and never started twice', async () => {
    const dataDir = freshDir()
    const first = app(dataDir)
    await first.next(/ready/)
    const { pid } = readPidFile(dataOf(dataDir))!
    first.child.kill('SIGKILL')
    await waitForExit(first.child)
    expect(isAlive(pid)).toBe(true)

    const database = await start(dataDir)
    expect(database.adopted).toBe(true)
    expect(readPidFile(dataOf(dataDir))!.pid).toBe(pid)
    expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await database.stop()
    expect(isAlive(pid)).toBe(false)
  })

  it('is restarted when the running one has other settings', async () => {
    const dataDir = freshDir()
    const first = app(dataDir)
    await first.next(/ready/)
    const { pid } = readPidFile(dataOf(dataDir))!
    first.child.kill('SIGKILL')
    await waitForExit(first.child)
    const opts = join(dataOf(dataDir), 'postmaster.opts')
    writeFileSync(opts, readFileSync(opts, 'utf8').replace('fsync=on', 'fsync=off'))
    const database = await start(dataDir)
    expect(database.adopted).toBe(false)
    expect(isAlive(pid)).toBe(false)
  })

  it('restarts with every acknowledged row when PostgreSQL is killed', async () => {
    const dataDir = freshDir()
    const database = await start(dataDir)
    await query(database, 'CREATE TABLE kept (n int)')
    await query(database, 'INSERT INTO kept SELECT generate_series(1, 1000)')
    const { pid } = readPidFile(dataOf(dataDir))!
    process.kill(pid, 'SIGKILL')
    expect(await until(() => log.includes('The database is running again.'), 10_000)).toBe(true)
    expect(readPidFile(dataOf(dataDir))!.pid).not.toBe(pid)
    expect(await query(database, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 1000 }])
  })

  it('recovers when everything was killed at once', async () => {
    const dataDir = freshDir()
    const first = app(dataDir)
    const { connection } = JSON.parse((await first.next(/ready .*\n/)).replace('ready ', '')) as EmbeddedDatabase
    await query({ connection }, 'CREATE TABLE kept AS SELECT 7 AS n')
    first.child.kill('SIGKILL')
    for (const pid of orphansIn(dataOf(dataDir))) process.kill(pid, 'SIGKILL')
    await waitForExit(first.child)
    // A killed process exists for another moment.
    expect(await until(() => orphansIn(dataOf(dataDir)).length === 0, 5_000)).toBe(true)
    const database = await start(dataDir)
    expect(database.adopted).toBe(false)
    expect(await query(database, 'SELECT n FROM kept')).toEqual([{ n: 7 }])
  })

  it('starts although another process has the PID of the dead server', async () => {
    const dataDir = freshDir()
    const database = await start(dataDir)
    await database.stop()
    const owner = statSync(dataOf(dataDir))
    const as = isRoot ? { uid: owner.uid, gid: owner.gid } : {}
    const stranger = spawn('sleep', ['60'], as)
    children.push(stranger)
    const note = join(dataOf(dataDir), 'postmaster.pid')
    writeFileSync(note, `${stranger.pid}\n${dataOf(dataDir)}\n1\n5432\n${database.connection.host}\n\n  123 0\nready\n`)
    if (isRoot) chownSync(note, owner.uid, owner.gid)
    // The control: PostgreSQL by itself refuses to start.
    const args = postmasterArguments(dataOf(dataDir), database.connection.host)
    const naive = spawnSync(join(packagedPostgres()!, 'bin', 'postgres'), args, {
      cwd: '/', encoding: 'utf8', env: { LC_ALL: 'C' }, ...as,
    })
    expect(naive.stderr).toContain('lock file "postmaster.pid" already exists')
    expect((await start(dataDir)).adopted).toBe(false)
  })

  it('is created again when the first start was killed half-way', async () => {
    const dataDir = freshDir()
    const first = app(dataDir)
    const home = join(dataDir, 'postgres')
    const draft = () => (existsSync(home) ? readdirSync(home) : []).find((name) => name.startsWith('data.new-')) ?? '-'
    expect(await until(() => existsSync(join(home, draft(), 'base')), 10_000)).toBe(true)
    first.child.kill('SIGKILL')
    await waitForExit(first.child)
    expect(existsSync(dataOf(dataDir))).toBe(false)
    expect(await query(await start(dataDir), 'SELECT current_database() AS name')).toEqual([{ name: 'cloggle' }])
  })
})

describe('The embedded database refuses, in one sentence,', { timeout: LONG }, () => {
  it('a second app on the same data, until the first has stopped or died', async () => {
    const dataDir = freshDir()
    const first = app(dataDir)
    await first.next(/ready/)
    expect(await refusalOf(start(dataDir))).toContain(`Another Cloggle (process ${first.child.pid}) is using`)
    expect(first.child.exitCode).toBe(null)
    first.child.kill('SIGKILL')
    await waitForExit(first.child)
    const database = await start(dataDir)
    expect(await refusalOf(start(dataDir))).toContain('Another Cloggle')
    expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('data of another PostgreSQL, and leaves them as they are', async () => {
    const dataDir = freshDir()
    await (await start(dataDir)).stop()
    const version = join(dataOf(dataDir), 'PG_VERSION')
    writeFileSync(version, '19\n')
    expect(await refusalOf(start(dataDir))).toMatch(/written by PostgreSQL 19, which is newer than the 18/)
    writeFileSync(version, '17\n')
    expect(await refusalOf(start(dataDir))).toMatch(/written by PostgreSQL 17, which is older than the 18/)
    writeFileSync(version, '18\n')
    expect((await start(dataDir)).adopted).toBe(false)
  })

  it('a directory with other content, and a path through a file', async () => {
    const dataDir = freshDir()
    mkdirSync(dataOf(dataDir), { recursive: true })
    writeFileSync(join(dataOf(dataDir), 'diary.txt'), 'mine')
    if (isRoot) chownSync(dataOf(dataDir), NOBODY, NOBODY)
    expect(await refusalOf(start(dataDir))).toContain('holds something that is not a database')
    expect(readFileSync(join(dataOf(dataDir), 'diary.txt'), 'utf8')).toBe('mine')
    expect(await refusalOf(start(join(dataOf(dataDir), 'diary.txt')))).toContain('is a file, not a directory')
  })

  it('a machine without the packaged PostgreSQL', async () => {
    expect(await refusalOf(start(freshDir(), { native: null }))).toContain('is not installed')
    expect(await refusalOf(start(freshDir(), { native: join(base, 'nowhere') }))).toContain('is not installed')
  })

  it('damaged data', async () => {
    const dataDir = freshDir()
    await (await start(dataDir)).stop()
    rmSync(join(dataOf(dataDir), 'global', 'pg_control'))
    expect(await refusalOf(start(dataDir))).toMatch(/did not start|damaged/)
  })

  it('to wait forever for crash recovery, and adopts the server when it has finished', async () => {
    const dataDir = freshDir()
    const first = app(dataDir)
    await first.next(/ready/)
    first.child.kill('SIGKILL')
    for (const pid of orphansIn(dataOf(dataDir))) process.kill(pid, 'SIGKILL')
    await waitForExit(first.child)
    expect(await until(() => orphansIn(dataOf(dataDir)).length === 0, 5000)).toBe(true)
    expect(await refusalOf(start(dataDir, { timeoutMs: 0 }))).toContain('still repairing itself')
    // On a busy machine the one in crash recovery may not have written its PID file yet.
    expect(await until(() => readPidFile(dataOf(dataDir)) !== null, 10_000)).toBe(true)
    expect((await start(dataDir)).adopted).toBe(true)
  })

  it('a socket path that is too long for the system', () => {
    const deep = join(base, 'x'.repeat(120))
    expect(() => socketDirectory(deep, null, [join('/', 'y'.repeat(120))])).toThrow(StartRefusal)
  })

  it.each([
    ['FATAL:  could not write lock file "postmaster.pid": No space left on device', /is full/],
    ['initdb: error: could not create directory "x": Read-only file system', /read-only file system/],
    ['FATAL:  could not write to file "pg_wal/xlogtemp.9": Disk quota exceeded', /quota/],
    ['FATAL:  data directory "/d" has wrong ownership', /belongs to another user/],
    ['FATAL:  database files are incompatible with server', /another version/],
    ['FATAL:  could not create any Unix-domain sockets', /private socket/],
    ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', /too little free memory/],
    ['initdb: error: could not look up effective user ID 4711: user does not exist', /has no name/],
    ['FATAL:  something nobody foresaw', /PostgreSQL said: FATAL:  something nobody foresaw/],
  ])('and translates PostgreSQL\'s output "%s"', (words, sentence) => {
    expect(explainOutput(words, '/d').message).toMatch(sentence)
  })

  it('a database with asynchronous commits', async () => {
    for (const weak of ['fsync', 'full_page_writes', 'synchronous_commit']) {
      const query = (sql: string) => Promise.resolve([{ [sql.slice(5)]: sql.endsWith(weak) ? 'off' : 'on' }])
      expect(await refusalOf(checkDurability(query))).toContain(`${weak}=off`)
    }
  })
})

describe('A socket whose path is too long', { timeout: LONG }, () => {
  const deep = () => join(base, 'a-directory-with-a-rather-long-name'.repeat(2), `x${(count += 1)}`.repeat(20))

  it('moves to a short private directory, which is removed with the database', async () => {
    const database = await start(deep())
    expect(database.connection.host.startsWith(join(tmpdir(), 'cloggle-'))).toBe(true)
    expect(statSync(database.connection.host).mode & 0o777).toBe(0o700)
    expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await database.stop()
    expect(existsSync(database.connection.host)).toBe(false)
  })

  it('never follows a link or uses a directory that others could write to', () => {
    const directory = deep()
    const spares = [mkdtempSync(join(tmpdir(), 'spare-'))]
    const honest = socketDirectory(directory, null, spares)
    expect(socketDirectory(directory, null, spares)).toBe(honest)
    rmSync(honest, { recursive: true })
    mkdirSync(join(base, 'trap'), { recursive: true })
    symlinkSync(join(base, 'trap'), honest)
    const other = socketDirectory(directory, null, spares)
    expect(other).not.toBe(honest)
    rmSync(honest)
    mkdirSync(honest)
    chmodSync(honest, 0o777)
    expect(socketDirectory(directory, null, spares)).not.toBe(honest)
    if (isRoot) {
      chmodSync(honest, 0o700)
      chownSync(honest, NOBODY, NOBODY)
      expect(socketDirectory(directory, null, spares)).not.toBe(honest)
    }
    rmSync(spares[0]!, { recursive: true })
  })
})

describe('The libraries of the packaged PostgreSQL', { timeout: LONG }, () => {
  it('are found where no install script has created their links', async () => {
    const native = join(base, 'bare', 'native')
    const isNoLink = (path: string) => !/libicu\w+\.so(\.60)?$|libpq\.so(\.5)?$/.test(path)
    cpSync(packagedPostgres()!, native, { recursive: true, filter: isNoLink })
    writeFileSync(join(base, 'bare', 'package.json'), '{}')
    expect(existsSync(join(native, 'lib', 'libicuuc.so.60'))).toBe(false)
    const dataDir = freshDir()
    await (await start(dataDir, { native })).stop()
    expect(existsSync(join(native, 'lib', 'libicuuc.so.60'))).toBe(true)
  })
})
