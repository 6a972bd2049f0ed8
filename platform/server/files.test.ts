import {
  mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { bytesOf, diskFiles, type FileStore } from './files.ts'

const base = mkdtempSync(join(tmpdir(), 'cloggle-files-'))
afterAll(() => rmSync(base, { recursive: true, force: true }))
let root = ''
let files: FileStore
let count = 0
beforeEach(() => {
  root = join(base, `store-${(count += 1)}`)
  files = diskFiles(root)
})

const read = async (key: string) => {
  const file = await files.get(key)
  return file === null ? null : (await bytesOf(file)).toString()
}

describe('The file store', () => {
  it('returns what was stored, with its size and type', async () => {
    await files.put('images/ab/cd.webp', Buffer.from('picture'), 'image/webp')
    expect(await read('images/ab/cd.webp')).toBe('picture')
    const file = (await files.get('images/ab/cd.webp'))!
    expect({ size: file.size, contentType: file.contentType }).toEqual({ size: 7, contentType: 'image/webp' })
    file.stream.destroy()
    expect(await files.has('images/ab/cd.webp')).toBe(true)
  })

  it('replaces, deletes, and reports missing files', async () => {
    await files.put('a.txt', Buffer.from('one'), 'text/plain; charset=utf-8')
    await files.put('a.txt', Buffer.from('two'), 'text/plain; charset=utf-8')
    expect(await read('a.txt')).toBe('two')
    await files.delete('a.txt')
    await files.delete('a.txt')
    expect(await files.has('a.txt')).toBe(false)
    expect(await files.get('a.txt')).toBe(null)
    expect(await files.get('a.txt/b.txt')).toBe(null)
  })

  it('is closed to other users of the machine', async () => {
    await files.put('images/a.webp', Buffer.from('x'), 'image/webp')
    const modes = ['.', 'images', 'images/a.webp'].map((path) => statSync(join(root, path)).mode & 0o777)
    expect(modes).toEqual([0o700, 0o700, 0o600])
  })

  it.each([
    '../a.txt', 'a/../b.txt', '/etc/passwd', 'a//b.txt', 'a/./b.txt', '.drafts/a.txt', 'A.txt', 'a b.txt', 'a\0.txt',
    'a..b.txt', 'ä.txt', '', 'a', 'a.html', 'a.svg',
    'a.txt/', `${'a'.repeat(102)}.txt`, String.raw`a\b.txt`, 'a%2f.txt',
  ])('rejects the key "%s"', async (key) => {
    for (const work of [() => files.get(key), () => files.has(key), () => files.delete(key)]) {
      await expect(work()).rejects.toThrow('Not a key')
    }
    await expect(files.put(key, Buffer.from('x'), 'text/plain; charset=utf-8')).rejects.toThrow('Not a key')
  })

  it('rejects a type that does not match the key', async () => {
    await expect(files.put('a.webp', Buffer.from('<script>'), 'text/html')).rejects.toThrow('does not stand for')
  })

  it('follows no link out of the store', async () => {
    const outside = join(base, `outside-${count}`)
    mkdirSync(outside)
    mkdirSync(root)
    writeFileSync(join(outside, 'secret.txt'), 'secret')
    symlinkSync(join(outside, 'secret.txt'), join(root, 'link.txt'))
    symlinkSync(outside, join(root, 'dir'))
    // What a naive store would do.
    expect(readFileSync(join(root, 'link.txt'), 'utf8')).toBe('secret')
    expect(readFileSync(join(root, 'dir/secret.txt'), 'utf8')).toBe('secret')
    expect(await files.get('link.txt')).toBe(null)
    expect(await files.get('dir/secret.txt')).toBe(null)
    expect(await files.has('dir/secret.txt')).toBe(false)
    await files.delete('dir/secret.txt')
    await expect(files.put('dir/new.txt', Buffer.from('x'), 'text/plain; charset=utf-8')).rejects.toThrow('leads out')
    await files.put('link.txt', Buffer.from('mine'), 'text/plain; charset=utf-8')
    expect(readdirSync(outside)).toEqual(['secret.txt'])
    expect(readFileSync(join(outside, 'secret.txt'), 'utf8')).toBe('secret')
  })

  it('shows a complete file while it is replaced repeatedly', async () => {
    const worlds = ['a', 'b'].map((letter) => Buffer.alloc(500_000, letter))
    await files.put('a.json', worlds[0]!, 'application/json')
    const writer = { isOver: false }
    const writing = (async () => {
      for (let n = 0; n < 30; n += 1) await files.put('a.json', worlds[n % 2]!, 'application/json')
      writer.isOver = true
    })()
    while (!writer.isOver) {
      const bytes = await bytesOf((await files.get('a.json'))!)
      expect(worlds.some((world) => world.equals(bytes))).toBe(true)
    }
    await writing
    expect(readdirSync(join(root, '.drafts'))).toEqual([])
  })

  it('removes what a crash left half-written, but not what is being written', async () => {
    const drafts = join(root, '.drafts')
    mkdirSync(drafts, { recursive: true })
    writeFileSync(join(drafts, 'old'), '')
    writeFileSync(join(drafts, 'young'), '')
    utimesSync(join(drafts, 'old'), 1, 1)
    await files.put('a.txt', Buffer.from('x'), 'text/plain; charset=utf-8')
    expect(readdirSync(drafts)).toEqual(['young'])
  })
})
