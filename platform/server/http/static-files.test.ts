import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Services } from '../context.ts'
import type { Log } from '../log.ts'
import { openHttp } from './server.ts'
import { addAssets, addFiles } from './static-files.ts'

const TEXT = 'const answer = 42\n'.repeat(100)
const nowhere: Log = pino({}, { write: () => {} })

/** A site with a small build, and files beside it. */
async function serve() {
  const folder = mkdtempSync(join(tmpdir(), 'cloggle-static-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['client/assets', 'client/.vite', 'large', 'secrets']) mkdirSync(join(folder, name), { recursive: true })
  const write = (name: string, bytes: string | Buffer) => writeFileSync(join(folder, name), bytes)
  write('client/assets/app-1a2b.js', TEXT)
  write('client/assets/app-1a2b.js.br', brotliCompressSync(TEXT))
  write('client/assets/app-1a2b.js.gz', gzipSync(TEXT))
  write('client/assets/small-3c4d.js', 'export {}')
  write('client/favicon.svg', '<svg/>')
  write('client/.vite/manifest.json', '{}')
  write('large/engine.wasm', 'wasm')
  write('large/memory.gz', gzipSync('memory'))
  write('large/not-named.js', 'hidden')
  write('secrets/key.txt', 'secret')
  const app = openHttp({ services: { origin: 'http://site.test', database: { db: null }, log: nowhere } as unknown as Services, trustProxy: false })
  addAssets(app, join(folder, 'client'))
  addFiles(app, { path: '/large/1', names: ['engine.wasm', 'memory.gz'], folder: join(folder, 'large') })
  return { app, get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }) }
}

/** The response to a path that no client has normalized. */
function rawAnswer(origin: string, path: string): Promise<string> {
  return new Promise((done, fail) => {
    let answer = ''
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nhost: site.test\r\nconnection: close\r\n\r\n`))
    socket.setEncoding('latin1').on('data', (part: string) => (answer += part))
    socket.once('close', () => done(answer))
    socket.once('error', fail)
  })
}

describe('Files of the build (requirement P-31)', () => {
  test('are sent in the smallest encoding that the reader accepts, with their type and the headers of every response', async () => {
    const { get } = await serve()
    const br = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(TEXT)
    expect(br.headers).toMatchObject({
      'content-type': expect.stringMatching(/javascript; charset=utf-8$/), 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin', 'x-content-type-options': 'nosniff', etag: expect.any(String),
    })
    expect(String(br.headers.vary).toLowerCase()).toBe('accept-encoding')
    expect((await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
    const plain = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br;q=0' })
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, TEXT])
    expect((await get('/assets/small-3c4d.js', { 'accept-encoding': 'br' })).body).toBe('export {}')
  })

  test('are cached for an hour without a hash in their names, and images may be shown by other sites', async () => {
    const { headers } = await (await serve()).get('/favicon.svg')
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=3600', 'content-type': 'image/svg+xml', 'cross-origin-resource-policy': 'cross-origin' })
  })

  test('get status 304 when the reader has them in the same encoding', async () => {
    const { get } = await serve()
    const { etag } = (await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })).headers
    expect((await get('/assets/app-1a2b.js', { 'accept-encoding': 'br', 'if-none-match': String(etag) })).statusCode).toBe(304)
    expect((await get('/assets/app-1a2b.js', { 'accept-encoding': 'identity', 'if-none-match': String(etag) })).statusCode).toBe(200)
  })

  test('support ranges; an invalid range, or hundreds of them, cost no more than the file', async () => {
    const { get } = await serve()
    const part = await get('/assets/app-1a2b.js', { range: 'bytes=6-11' })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'answer', `bytes 6-11/${TEXT.length}`])
    for (const range of ['bytes=99999-', 'bytes=x']) expect((await get('/assets/app-1a2b.js', { range })).statusCode, range).toBe(400)
    // Overlapping ranges are merged, and separate ones give the whole file.
    const overlapping = await get('/assets/app-1a2b.js', { range: `bytes=${Array.from({ length: 500 }, (_, n) => `${n * 2}-`).join()}` })
    expect([overlapping.statusCode, overlapping.body.length]).toEqual([206, TEXT.length])
    for (const range of ['bytes=0-0,5-5,9-9', 'lines=1-2']) {
      const whole = await get('/assets/app-1a2b.js', { range })
      expect([whole.statusCode, whole.body.length], range).toEqual([200, TEXT.length])
    }
  })

  test.each([
    '/assets/../../secrets/key.txt', '/assets/..%2f..%2fsecrets%2fkey.txt', '/../secrets/key.txt', '/large/1/../../secrets/key.txt', '/assets/%2e%2e%2f%2e%2e%2fsecrets/key.txt', '/assets/..%252f..%252fsecrets%252fkey.txt',
    '/assets/..%5c..%5csecrets%5ckey.txt', '/assets/app-1a2b.js%00.svg', '/assets/app-1a2b.js/', '/assets//app-1a2b.js', '/assets/./app-1a2b.js', '/assets/APP-1A2B.js',
    '/assets/app-1a2b.js.br', '/assets/app-1a2b.js.gz', '/assets/', '/assets/%', '/.vite/manifest.json', '/%2evite/manifest.json', '/large/1/not-named.js', '/large/1/..%2fsecrets%2fkey.txt', '/large/1/engine.wasm.br',
  ])('do not include %s', async (path) => {
    const { app } = await serve()
    onTestFinished(() => app.close())
    const answer = await rawAnswer(await app.listen({ port: 0 }), path)
    expect(answer).toMatch(/^HTTP\/1.1 (400|404) /)
    expect(answer).not.toMatch(/secret|hidden|answer =/)
  })
})

test('that are listed by name are served as they are, compressed ones as archives', async () => {
  const { get } = await serve()
  expect((await get('/large/1/engine.wasm')).headers).toMatchObject({ 'content-type': 'application/wasm', 'cache-control': 'public, max-age=31536000, immutable' })
  const archive = await get('/large/1/memory.gz', { 'accept-encoding': 'gzip' })
  expect([archive.headers['content-type'], archive.headers['content-encoding'], archive.rawPayload.subarray(0, 2).toString('hex')]).toEqual(['application/gzip', undefined, '1f8b'])
})
