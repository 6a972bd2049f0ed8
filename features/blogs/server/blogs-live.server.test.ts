import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { people, publishes } from '#tests/support/people.ts'
import { listening, openLive, type TestSocket } from '#tests/support/socket.ts'

const WATCH = 'subscription ($id: ID!) { blogChanged(id: $id) { _id likeCount dislikeCount commentCount } }'
const REACT = 'mutation ($id: ID!, $kind: Reaction) { reactToBlog(blogId: $id, reaction: $kind) { likeCount } }'
const COMMENT = 'mutation ($id: ID!, $blogId: ID!) { commentOnBlog(id: $id, blogId: $blogId, text: "A word") }'
const UNPUBLISH = 'mutation ($id: ID!) { unpublishBlog(id: $id) }'

const services = await openTestServices()
await listening(services.app)
const { ada, ben } = await people(services, 'ada', 'ben')

async function reading(blogId: string, token = ada.token): Promise<TestSocket> {
  const socket = await openLive(services.app, token)
  socket.subscribe(WATCH, { id: blogId })
  expect((await socket.next()).payload.data.blogChanged).toEqual({ _id: blogId, likeCount: 0, dislikeCount: 0, commentCount: 0 })
  return socket
}

const countsIn = async (socket: TestSocket) => {
  const { likeCount, dislikeCount, commentCount } = (await socket.next()).payload.data.blogChanged
  return [likeCount, dislikeCount, commentCount]
}

describe('Live updates of a blog (requirements B-5, B-6)', () => {
  test('sends reactions and comments of other people on this blog only', async () => {
    const { _id: id } = await publishes(ada, 'Watched by one')
    const { _id: other } = await publishes(ada, 'Watched by nobody')
    const socket = await reading(id)
    await ben.asks(REACT, { id: other, kind: 'like' })
    const began = Date.now()
    await ben.asks(REACT, { id, kind: 'like' })
    expect(await countsIn(socket)).toEqual([1, 0, 0])
    expect(Date.now() - began).toBeLessThan(1_000)
    await ben.asks(REACT, { id, kind: 'dislike' })
    expect(await countsIn(socket)).toEqual([0, 1, 0])
    await ben.asks(COMMENT, { id: randomUUID(), blogId: id })
    expect(await countsIn(socket)).toEqual([0, 1, 1])
    socket.ws.close()
  })

  test('sends the current state first after a reconnect', async () => {
    const { _id: id } = await publishes(ada, 'Left and found again')
    const socket = await reading(id)
    socket.ws.close()
    await ben.asks(REACT, { id, kind: 'like' })
    const again = await openLive(services.app, ada.token)
    again.subscribe(WATCH, { id })
    expect(await countsIn(again)).toEqual([1, 0, 0])
    again.ws.close()
  })

  test('ends when the blog is no longer public', async () => {
    const { _id: id } = await publishes(ada, 'Taken back while read')
    const socket = await reading(id, ben.token)
    await ada.asks(UNPUBLISH, { id })
    expect(await socket.next()).toEqual({ id: '1', type: 'complete' })
    socket.ws.close()
  })

  test('sends changes made on another node within three seconds', async () => {
    const { _id: id } = await publishes(ada, 'Read on one node, liked on another')
    const socket = await reading(id)
    const began = Date.now()
    // Signals committed by another node are not delivered to this one.
    await services.pool.query('update blogs set like_count = 7 where id = $1', [id])
    expect(await countsIn(socket)).toEqual([7, 0, 0])
    expect(Date.now() - began).toBeLessThan(3_000)
    socket.ws.close()
  })
})
