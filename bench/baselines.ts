import { spawn, type ChildProcess } from 'node:child_process'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import type pg from 'pg'
import { freePort } from '#tests/support/site.ts'
import { GENERATOR, load } from './load.ts'
import { note, perSecond } from './table.ts'

const BARE_NODE = "require('http').createServer((q,r)=>r.end('hello')).listen(+process.argv[1],'127.0.0.1')"
const BARE_FASTIFY =
  "const f=require('fastify')();f.get('/',(q,r)=>{r.send({hello:'world'})});f.listen({port:+process.argv[1],host:'127.0.0.1'})"

/** Requests or pages a second of bare components on this machine in this run: the site's figures are divided by them. */
export interface Baselines {
  node: number
  fastify: number
  select: number
  react: number
}

/** Measures all of them once. */
export async function measureBaselines(client: pg.Client): Promise<Baselines> {
  console.log(`Requests are sent by ${GENERATOR}.`)
  const measured = { node: await bareNode(), fastify: await bare(BARE_FASTIFY), select: await preparedSelect(client), react: bareReact() }
  for (const [name, rate] of Object.entries(measured)) note({ what: `yardstick: ${NAMES[name as keyof Baselines]}`, measured: perSecond(rate), wanted: '', holds: null })
  return measured
}

const NAMES: Record<keyof Baselines, string> = {
  node: 'bare Node HTTP', fastify: 'bare Fastify', select: 'prepared SELECT through pg', react: 'bare React, a list of twenty cards',
}

export const bareNode = (): Promise<number> => bare(BARE_NODE)

async function bare(program: string): Promise<number> {
  const port = await freePort()
  const child: ChildProcess = spawn(process.execPath, ['-e', program, String(port)], { stdio: 'ignore' })
  while ((await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) === null) await new Promise((done) => setTimeout(done, 50))
  const rate = await load({ url: `http://127.0.0.1:${port}/` })
  child.kill()
  return rate
}

async function preparedSelect(client: pg.Client): Promise<number> {
  const query = { name: 'bench-one', text: 'select id, title from blogs where slug = $1', values: ['bench-7'] }
  const started = performance.now()
  let count = 0
  while (performance.now() - started < 2_000) {
    await client.query(query)
    count++
  }
  return count / ((performance.now() - started) / 1000)
}

/** As many elements as the list page has, rendered only by React on one core. */
export function bareReact(): number {
  const card = (n: number) =>
    h('article', { key: n, className: 'card' },
      h('div', { className: 'line' }, ...['Somebody', '·', 'Nov 21, 2026', '·', '4 min'].map((text) => h('span', { key: text }, text))),
      h('h2', null, h('a', { href: `/blog/${n}` }, `A blog to be measured, number ${n}`)),
      h('p', null, 'Words that stand for an article of common length, with some more of them here.'),
      h('ul', null, ...['likes', 'dislikes', 'comments'].map((what) => h('li', { key: what, 'aria-label': `${n} ${what}` }, h('svg', { viewBox: '0 0 24 24' }, h('path', { d: 'M0 0h24' })), n))),
    )
  const page = () => renderToString(h('main', null, Array.from({ length: 20 }, (_, n) => card(n))))
  for (let n = 0; n < 500; n++) page()
  const started = performance.now()
  let count = 0
  for (; performance.now() - started < 2_000; count++) page()
  return count / ((performance.now() - started) / 1000)
}
