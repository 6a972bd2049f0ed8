import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSocketServer, type AddressInfo, type LookupFunction } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { FetchRefusal, safeFetch, type SafeFetchOptions } from './safe-fetch.ts'

const servers: { close: () => void }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function serve(listener: RequestListener): Promise<{ url: string; requestCount: () => number }> {
  let requestCount = 0
  const server: Server = createServer((request, response) => {
    requestCount += 1
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push({ close: () => server.close().closeAllConnections() })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requestCount: () => requestCount }
}

const here: SafeFetchOptions = { isAllowedAddress: () => true, isAllowedPort: () => true }
const refusalOf = async (work: Promise<unknown>) => {
  const failure = await work.then(() => 'answered', (reason: unknown) => reason)
  return failure instanceof FetchRefusal ? failure.message : failure
}
/** A fake resolver. */
const resolvesTo = (...addresses: string[]): LookupFunction => (_name, _how, done) =>
  done(null, addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))

describe('A public address', () => {
  it.each([
    '8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.63.0.1', '100.128.0.1', '198.17.0.1', '192.0.1.1',
    '2606:4700::1111', '2a00:1450::1',
  ])('is %s', (address) => expect(isPublicAddress(address)).toBe(true))

  it.each([
    '0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.255.255.255',
    '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.2.1', '192.88.99.1', '192.168.1.1',
    '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1',
    '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::a00:1',
    '64:ff9b:1::1', '100::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', '5f00::1', 'fc00::1',
    'fdff::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '2606:4700::1111%eth0', '', 'localhost', '127.1',
    '0x7f.1', '2130706433',
  ])('is not "%s"', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('A URL from a user', () => {
  it('is fetched from allowed hosts only, also after a redirect', async () => {
    const elsewhere = await serve((_request, response) => response.end('elsewhere'))
    const { url } = await serve((_request, response) => response.writeHead(302, { location: elsewhere.url.replace('127.0.0.1', 'localhost') }).end())
    const only = (host: string): SafeFetchOptions => ({ ...here, isAllowedHost: (name) => name === host })
    expect(await refusalOf(safeFetch(url, only('www.example.org')))).toBe('This host is not allowed.')
    expect(await refusalOf(safeFetch(url, only('127.0.0.1')))).toBe('This host is not allowed.')
    expect(elsewhere.requestCount()).toBe(0)
  })

  it('is fetched completely', async () => {
    const { url } = await serve((request, response) => response.end(`hello ${request.headers['user-agent']}`))
    const { status, body, url: from } = await safeFetch(`${url}/a?b=1`, here)
    expect([status, body.toString(), from]).toEqual([200, 'hello Cloggle', `${url}/a?b=1`])
  })

  it.each([
    'file:///etc/passwd', 'ftp://example.org/', 'gopher://example.org/', 'data:text/plain,x',
    'javascript:alert(1)', 'not an address', '', 'http://user:password@example.org/', 'http://example.org:22/',
    'http://example.org:6379/', 'https://example.org:8443/', 'http://127.0.0.1/', 'http://[::1]/',
    'http://0x7f000001/', 'http://2130706433/', 'http://0177.0.0.1/', 'http://127.1/', 'http://0/',
    'http://[::ffff:127.0.0.1]/', 'http://[::ffff:7f00:1]/', 'http://169.254.169.254/latest/meta-data/',
    'http://[fe80::1]/', 'http://10.0.0.1/', 'http://①②⑦.⓪.⓪.①/', `http://example.org/${'a'.repeat(3000)}`,
  ])('is refused: %s', async (address) => {
    expect(typeof (await refusalOf(safeFetch(address)))).toBe('string')
    expect(await refusalOf(safeFetch(address))).not.toBe('answered')
  })

  it.each([['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::1'], ['::ffff:127.0.0.1'], ['169.254.169.254']])(
    'is refused when its name resolves to a private address: %s', async (...addresses) => {
      const { url, requestCount } = await serve((_request, response) => response.end('secret'))
      const address = `http://rebound.example:${new URL(url).port}/`
      const options = { isAllowedPort: () => true, lookup: resolvesTo(...addresses) }
      expect(await refusalOf(safeFetch(address, options))).toBe('The address is not public.')
      expect(requestCount()).toBe(0)
    },
  )

  it('is resolved once: the checked address is the one that is connected to', async () => {
    const { url, requestCount } = await serve((_request, response) => response.end('secret'))
    let lookups = 0
    const rebinding: LookupFunction = (_name, _how, done) => {
      lookups += 1
      done(null, [{ address: lookups === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }])
    }
    const options = { ...here, lookup: rebinding, isAllowedAddress: (address: string) => address === '127.0.0.1' }
    const { body } = await safeFetch(`http://rebound.example:${new URL(url).port}/`, options)
    expect([body.toString(), lookups, requestCount()]).toEqual(['secret', 1, 1])
  })

  it('is refused by the socket’s own address too, should a resolver lie', async () => {
    const { url, requestCount } = await serve((_request, response) => response.end('secret'))
    let checks = 0
    // The control checks only the look-up, and fetches.
    const atLookupOnly = { ...here, isAllowedAddress: () => true, lookup: resolvesTo('127.0.0.1') }
    const address = `http://rebound.example:${new URL(url).port}/`
    expect((await safeFetch(address, atLookupOnly)).body.toString()).toBe('secret')
    const twice = { ...atLookupOnly, isAllowedAddress: () => (checks += 1) === 1 }
    expect(await refusalOf(safeFetch(address, twice))).toBe('The address is not public.')
    expect(requestCount()).toBe(1)
  })
})

describe('A redirect', () => {
  it('is followed twice, checked each time, and not a third time', async () => {
    const { url } = await serve((request, response) => {
      const left = Number(request.url!.slice(1))
      if (left === 0) response.end('there')
      else response.writeHead(302, { location: `/${left - 1}` }).end()
    })
    expect((await safeFetch(`${url}/2`, here)).body.toString()).toBe('there')
    expect(await refusalOf(safeFetch(`${url}/3`, here))).toBe('It redirects too often.')
  })

  it.each(['http://10.0.0.1/', 'file:///etc', 'http://user:p@127.0.0.1/', 'http://[::1]/', '//169.254.169.254/'])(
    'to a private address is refused: %s', async (location) => {
      const { url } = await serve((_request, response) => response.writeHead(301, { location }).end())
      const options = { ...here, isAllowedAddress: (address: string) => address === '127.0.0.1' }
      const refusal = await refusalOf(safeFetch(url, options))
      expect(refusal).toMatch(/not public|Only http|not contain a password/)
    },
  )

  it('sends another site no headers of the first', async () => {
    const second = await serve((request, response) => response.end(String(request.headers['x-key'])))
    const { url } = await serve((request, response) =>
      request.headers['x-key'] === 'secret' ? response.writeHead(302, { location: second.url }).end() : response.end(),
    )
    expect((await safeFetch(url, { ...here, headers: { 'x-key': 'secret' } })).body.toString()).toBe('undefined')
  })

  it('without a location is the response', async () => {
    const { url } = await serve((_request, response) => response.writeHead(304).end())
    expect((await safeFetch(url, here)).status).toBe(304)
  })
})

const packed = (encoding: string, body: Buffer | string): RequestListener => (_request, response) =>
  response.writeHead(200, { 'content-encoding': encoding }).end(body)

describe('A malicious response', () => {
  it.each<[string, RequestListener]>([
    ['that never begins', () => {}],
    ['that never ends', (_request, response) => void setInterval(() => response.write('a'), 20).unref()],
    ['that keeps back its end', (_, response) => void response.writeHead(200, { 'content-length': '9' }).write('a')],
  ])('is given up after a time limit: %s', async (_title, listener) => {
    const { url } = await serve(listener)
    const from = performance.now()
    expect(await refusalOf(safeFetch(url, { ...here, milliseconds: 300 }))).toBe('It took too long.')
    expect(performance.now() - from).toBeLessThan(2000)
  })

  it('has one time limit for all redirects together', async () => {
    const { url } = await serve((_request, response) => {
      setTimeout(() => response.writeHead(302, { location: '/' }).end(), 200)
    })
    expect(await refusalOf(safeFetch(url, { ...here, milliseconds: 300 }))).toBe('It took too long.')
  })

  it('is limited in size, compressed or not', async () => {
    const bytes = Buffer.alloc(1_000_001, 'a')
    const listeners: RequestListener[] = [
      (_request, response) => response.end(bytes),
      packed('gzip', gzipSync(bytes)),
      packed('br', brotliCompressSync(bytes)),
      (_request, response) => void setInterval(() => response.write(Buffer.alloc(100_000)), 5).unref(),
    ]
    const { url: exact } = await serve(packed('gzip', gzipSync(bytes)))
    expect((await safeFetch(exact, { ...here, maxBytes: 1_000_001 })).body.equals(bytes)).toBe(true)
    for (const listener of listeners) {
      const { url } = await serve(listener)
      expect(await refusalOf(safeFetch(url, here))).toBe('The response is too large.')
    }
  })

  it('is decompressed, or refused when the compression is broken', async () => {
    const { url } = await serve(packed('gzip', gzipSync('hi')))
    expect((await safeFetch(url, here)).body.toString()).toBe('hi')
    const wrong = await serve(packed('gzip', 'no gzip'))
    await expect(safeFetch(wrong.url, here)).rejects.toThrow()
    const odd = await serve(packed('gzip, gzip', 'x'))
    expect(await refusalOf(safeFetch(odd.url, here))).toBe('It has an unknown compression.')
  })

  it('may be truncated', async () => {
    const server = createSocketServer((socket) => {
      socket.on('error', () => {})
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhalf')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    servers.push(server)
    await expect(safeFetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, here)).rejects.toThrow()
  })
})
