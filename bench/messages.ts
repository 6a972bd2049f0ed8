import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { WebSocket } from 'ws'
import { openLive, type TestSocket } from '../tests/support/socket.ts'
import { BUILT, connectTo, freePort, memberOf, openSite, requestGraphql, type Site } from '../tests/support/site.ts'
import { requestData } from './graphql-request.ts'
import { percentile } from './percentile.ts'
import { median, milliseconds, note, perSecond } from './table.ts'

const UPDATES = 'subscription { chatUpdates { kind conversationId afterChange lastChange messages { id sequence text html sentAt author { id name } } } }'
const SEND = 'mutation ($id: ID!, $conversationId: ID!, $text: String!) { sendMessage(id: $id, conversationId: $conversationId, text: $text) }'
const GROUP = 'mutation ($id: ID!, $personIds: [ID!]!) { createGroup(id: $id, name: "Bench", personIds: $personIds) }'

const TEXT = 'A message of *usual* length, with some `code` in it.'

const GROUPS = 8
const GROUP_SIZE = 25
const SECONDS = 20
const WINDOWS = 10
const FAN_OUT = 1_000
const ROUNDS = 60

interface Member {
  id: string
  token: string
}
interface Arrival {
  id: string
  at: number
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
const network = (n: number) => `10.${60 + Math.floor(n / 62_500)}.${Math.floor(n / 250) % 250}.${(n % 250) + 1}`

/** Messages between windows: how soon they arrive, how many a second to many windows, and the memory of a window. */
export async function messages(): Promise<void> {
  const site = await openSite({ WEB_PROCESSES: '', TRUST_PROXY: '1' }, { entry: BUILT })
  await site.start()
  const members = await register(site, GROUPS * GROUP_SIZE)
  const groups = Array.from({ length: GROUPS }, (_, n) => members.slice(n * GROUP_SIZE, (n + 1) * GROUP_SIZE))
  const ids: string[] = []
  for (const group of groups) ids.push(await groupOf(site, group))
  await toAnotherTab(site, groups[0]!, ids[0]!)
  await twoHundredWriters(site, groups, ids)
  await toManyWindows(site, members.slice(0, FAN_OUT / WINDOWS))
  await site.remove()
}

async function register(site: Site, count: number): Promise<Member[]> {
  const members: Member[] = []
  for (let n = 0; n < count; n++) members.push(await memberOf(site, `bench-writer-${n}`, network(n)))
  return members
}

/** A group with these members, who have accepted it. */
async function groupOf(site: Site, members: Member[]): Promise<string> {
  const id = randomUUID()
  await requestData(site, members[0]!.token, GROUP, { id, personIds: [members[1]!.id] })
  const client = await connectTo(site)
  await client.query("update conversation_members set state = 'member' where conversation_id = $1", [id])
  await client.query(
    `insert into conversation_members (conversation_id, person_id, state, joined_at) select $1, unnest($2::uuid[]), 'member', now() on conflict do nothing`,
    [id, members.slice(2).map((member) => member.id)],
  )
  await client.end()
  return id
}

/** Opens a window that hears of messages. */
async function windowOf(site: Site, { token }: Member, n: number): Promise<TestSocket> {
  const socket = await openLive(site, token, { headers: { 'x-forwarded-for': network(n) } })
  socket.subscribe(UPDATES)
  return socket
}

// An update may have several messages.
const MESSAGE = /\{"id":"([^"]+)","sequence"/g

/** Notes when each message arrives in a window. */
function noteArrivals({ ws }: TestSocket, arrivals: Arrival[]): void {
  ws.on('message', (data) => {
    const at = performance.now()
    for (const [, id] of (data as Buffer).toString().matchAll(MESSAGE)) arrivals.push({ id: id!, at })
  })
}

/** Sends a message over one of several connections; `requestData` has one. */
async function send(site: Site, { token }: Member, conversationId: string, id = randomUUID()): Promise<void> {
  const { body } = await requestGraphql(site, token, SEND, { id, conversationId, text: TEXT })
  if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors))
}

/** One message at a time, from one member to the window of another. */
async function toAnotherTab(site: Site, [writer, reader]: Member[], conversationId: string): Promise<void> {
  const socket = await windowOf(site, reader!, 0)
  const arrivals: Arrival[] = []
  noteArrivals(socket, arrivals)
  const client = await connectTo(site)
  const times: number[] = []
  for (let n = 0; n < 150; n++) {
    if (n % 50 === 0) await client.query('delete from throttle_windows')
    const id = randomUUID()
    const started = performance.now()
    await requestData(site, writer!.token, SEND, { id, conversationId, text: TEXT })
    while (arrivals.at(-1)?.id !== id) await pause(1)
    if (n >= 50) times.push(arrivals.at(-1)!.at - started)
  }
  await client.end()
  socket.ws.terminate()
  note({ what: 'a message to another tab, p50', measured: milliseconds(median(times)), wanted: 'at most 30 ms', holds: median(times) <= 30 })
}

/** Two hundred windows in groups of twenty-five, each of which writes once in five seconds. */
async function twoHundredWriters(site: Site, groups: Member[][], ids: string[]): Promise<void> {
  const sent = new Map<string, number>()
  const arrivals: Arrival[] = []
  const sockets = await Promise.all(groups.flat().map(async (member, n) => {
    const socket = await windowOf(site, member, n)
    noteArrivals(socket, arrivals)
    return socket
  }))
  await pause(1_000)
  const writers = groups.flatMap((group, n) => group.map((member) => ({ member, conversationId: ids[n]! })))
  await Promise.all(writers.map(async ({ member, conversationId }, n) => {
    await pause((n / writers.length) * 5_000)
    for (let round = 0; round < SECONDS / 5; round++) {
      const id = randomUUID()
      const started = performance.now()
      sent.set(id, started)
      await send(site, member, conversationId, id)
      await pause(Math.max(0, 5_000 - (performance.now() - started)))
    }
  }))
  await pause(2_000)
  for (const { ws } of sockets) ws.terminate()
  const times = arrivals.map(({ id, at }) => at - (sent.get(id) ?? at))
  const p99 = percentile(times, 0.99)
  const expected = sent.size * GROUP_SIZE
  note({ what: 'two hundred windows that write once in five seconds', measured: `p99 ${milliseconds(p99)}, ${times.length} of ${expected} arrived`, wanted: 'p99 at most 250 ms', holds: p99 <= 250 && times.length === expected })
}

/** One conversation in a thousand windows, beside a bare server that sends the same text to as many. */
async function toManyWindows(site: Site, members: Member[]): Promise<void> {
  const conversationId = await groupOf(site, members)
  const before = memoryOf(site)
  let received = 0
  let text = ''
  const sockets: TestSocket[] = []
  for (let n = 0; n < FAN_OUT; n++) {
    const socket = await windowOf(site, members[Math.floor(n / WINDOWS)]!, n)
    socket.ws.on('message', (data) => {
      const content = (data as Buffer).toString()
      const count = content.match(MESSAGE)?.length ?? 0
      received += count
      if (count === 1) text = content
    })
    sockets.push(socket)
  }
  await pause(2_000)
  const more = memoryOf(site) - before
  const rate = await rateOf((n) => send(site, members[n % members.length]!, conversationId), () => received)
  for (const { ws } of sockets) ws.terminate()
  const bare = await bareRate(text)
  note({ what: 'yardstick: bare ws, to a thousand windows', measured: perSecond(bare), wanted: '', holds: null })
  note({ what: 'messages to a thousand windows', measured: `${perSecond(rate)}, ${(rate / bare).toFixed(2)} of bare ws`, wanted: 'at least 0.5', holds: rate >= bare / 2 })
  note({ what: 'memory of a thousand windows, in a web process', measured: `${more.toFixed(0)} MiB`, wanted: 'at most 60 MiB', holds: more <= 60 })
}

/** How many deliveries a second there are while messages are sent one after another, four at a time. */
async function rateOf(sendNth: (n: number) => Promise<unknown>, received: () => number): Promise<number> {
  const started = performance.now()
  for (let n = 0; n < ROUNDS; n += 4) await Promise.all([0, 1, 2, 3].map((more) => sendNth(n + more)))
  while (received() < ROUNDS * FAN_OUT && performance.now() - started < 60_000) await pause(1)
  return received() / ((performance.now() - started) / 1000)
}

const BARE = `const {WebSocketServer}=require('ws');const s=new WebSocketServer({port:+process.argv[1],host:'127.0.0.1',perMessageDeflate:false});
s.on('connection',c=>c.on('message',m=>{for(const o of s.clients)if(o!==c)o.send(m.toString())}))`

async function bareRate(text: string): Promise<number> {
  const port = await freePort()
  const child = spawn(process.execPath, ['-e', BARE, String(port)], { stdio: 'ignore' })
  let received = 0
  const open = async () => {
    const ws = new WebSocket(`ws://127.0.0.1:${port}`)
    await new Promise<void>((done, fail) => ws.once('open', () => done()).once('error', fail))
    return ws
  }
  let writer: WebSocket | null = null
  while (writer === null) writer = await open().catch(async () => (await pause(50), null))
  const sockets = await Promise.all(Array.from({ length: FAN_OUT }, open))
  for (const ws of sockets) ws.on('message', (data) => void (received += (data as Buffer).toString().match(MESSAGE)?.length ?? 0))
  const rate = await rateOf(() => new Promise((done) => writer.send(text, done)), () => received)
  for (const ws of [writer, ...sockets]) ws.terminate()
  child.kill()
  return rate
}

/** The memory in MiB of the web process that uses most. */
function memoryOf(site: Site): number {
  const children = readFileSync(`/proc/${site.pid()}/task/${site.pid()}/children`, 'utf8').split(' ').filter((pid) => pid !== '')
  const sizes = [String(site.pid()), ...children]
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node'))
    .map((pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
  return Math.max(...sizes)
}
