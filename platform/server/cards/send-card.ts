import type { FastifyReply } from 'fastify'
import type { CardText } from './draw-card.ts'

/** Answers with a social card. Anyone may cache it, so it must show what a visitor sees. */
export async function sendCard(reply: FastifyReply, text: CardText): Promise<FastifyReply> {
  // The drawing library loads slowly, and few requests need it.
  const { drawCard } = await import('./draw-card.ts')
  return reply.headers({ 'content-type': 'image/png', 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' }).send(await drawCard(text))
}
