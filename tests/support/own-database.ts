import pg from 'pg'
import { afterAll, inject } from 'vitest'

/** A database of its own for a test file, on the tests' server; dropped after its last test. */
export async function openOwnDatabase(about: string): Promise<{ url: string; connect(): Promise<pg.Client> }> {
  const name = `${about}_${process.pid}_${Date.now()}`
  await inServer(`create database ${name}`)
  afterAll(() => inServer(`drop database ${name} with (force)`))
  const { host, port, user } = inject('address')
  return {
    url: `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host!)}`,
    connect: () => connectTo(name),
  }
}

async function inServer(statement: string): Promise<void> {
  const client = await connectTo()
  await client.query(statement)
  await client.end()
}

async function connectTo(database?: string): Promise<pg.Client> {
  const client = new pg.Client({ ...inject('address'), ...(database !== undefined && { database }) })
  await client.connect()
  return client
}
