import type { FastifyInstance } from 'fastify'
import { problemFigures } from '#content/figures/problem-figures.ts'
import { FIGURES_PATH } from '../rules/figures.ts'

/** Drawn once: a figure doesn't change while the site runs. */
const drawn = new Map<string, string>()

/** The figures of editorials, as drawings that can run and load nothing. */
export function addFigureRoutes(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(`${FIGURES_PATH}/:name.svg`, { config: { may: 'anyone' } }, ({ params: { name } }, reply) => {
    const draw = Object.hasOwn(problemFigures, name) ? problemFigures[name]! : null
    if (draw === null) return reply.callNotFound()
    const figure = drawn.get(name) ?? draw()
    drawn.set(name, figure)
    return reply
      .headers({ 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=86400', 'content-security-policy': "default-src 'none'; sandbox" })
      .send(figure)
  })
}
