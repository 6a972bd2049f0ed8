import type { MetricObject } from 'prom-client'
import type { Committed } from '../signals.ts'

/** What the web processes of one node ask each other. */
export interface Questions {
  /** This was committed: forget what it changed. */
  committed: { asks: Committed; answers: null }
  /** What has this process counted so far? */
  metrics: { asks: null; answers: MetricObject[] }
  /** How many sockets of this network, or of this person, has this process open? */
  'sockets.network': { asks: string; answers: number }
  'sockets.person': { asks: string; answers: number }
}
export type Question = keyof Questions

type Asks<Name extends Question> = Questions[Name]['asks']
type Answers<Name extends Question> = Questions[Name]['answers']
type Answerer<Name extends Question> = (asked: Asks<Name>) => Answers<Name> | Promise<Answers<Name>>

/** The way to another process, as `fork` gives it. */
export interface Line {
  send(message: unknown): void
  onMessage(hear: (message: unknown) => void): void
}

/** The other web processes of this node. */
export interface Cluster {
  /** Says how this process answers a question of another. */
  answer<Name extends Question>(name: Name, how: Answerer<Name>): void
  /** Asks all others; done when they have answered. Those that are gone or late are left out. */
  ask<Name extends Question>(name: Name, asked: Asks<Name>): Promise<Answers<Name>[]>
  /** Speaks with one more from now on; gives the way to part. */
  join(line: Line): () => void
}

type Message =
  | { number: number; name: Question; asked: Asks<Question> }
  | { to: number; answers: Answers<Question>[] }

interface Neighbour {
  ask(name: Question, asked: Asks<Question>, patienceMs: number): Promise<Answers<Question>[]>
}

const PATIENCE_MS = 1_000

/**
 * Opens a process's place among its cluster. They stand in a star around the first one: whoever is asked answers for
 * itself and for all that it can reach but the asker, so that the first passes on what one of the others asks.
 */
export function openCluster({ patienceMs = PATIENCE_MS } = {}): Cluster {
  const all = new Set<Neighbour>()
  const answerers = new Map<Question, Answerer<Question>>()

  const askAllBut = async (asker: Neighbour | null, name: Question, asked: Asks<Question>, patience: number) => {
    const others = [...all].filter((one) => one !== asker)
    return (await Promise.all(others.map((one) => one.ask(name, asked, patience)))).flat()
  }

  const ownAnswer = async (name: Question, asked: Asks<Question>) => {
    const own = answerers.get(name)
    return own === undefined ? [] : [await own(asked)]
  }

  // Whoever passes a question on waits half as long as the asker, who would otherwise hear nothing at all.
  const answersTo = async (asker: Neighbour, name: Question, asked: Asks<Question>) =>
    (await Promise.all([ownAnswer(name, asked).catch(() => []), askAllBut(asker, name, asked, patienceMs / 2)])).flat()

  return {
    answer: (name, how) => void answerers.set(name, how as unknown as Answerer<Question>),
    ask: (name, asked) => askAllBut(null, name, asked, patienceMs) as Promise<Answers<typeof name>[]>,
    join(line) {
      const neighbour = speak(line, (name, asked) => answersTo(neighbour, name, asked))
      all.add(neighbour)
      return () => void all.delete(neighbour)
    },
  }
}

/** Questions and answers over one line; an answer that does not come in time counts as none. */
function speak(line: Line, answersTo: (name: Question, asked: Asks<Question>) => Promise<Answers<Question>[]>): Neighbour {
  const waiting = new Map<number, (answers: Answers<Question>[]) => void>()
  let last = 0
  line.onMessage((received) => {
    const message = received as Message
    if ('to' in message) return waiting.get(message.to)?.(message.answers)
    // Heartbeats use the same channel.
    if (!('number' in message)) return
    const { number, name, asked } = message
    void answersTo(name, asked).then((answers) => line.send({ to: number, answers }))
  })
  return {
    ask: (name, asked, patienceMs) =>
      new Promise((done) => {
        const number = ++last
        const settle = (answers: Answers<Question>[]) => {
          clearTimeout(late)
          waiting.delete(number)
          done(answers)
        }
        const late = setTimeout(() => settle([]), patienceMs)
        waiting.set(number, settle)
        line.send({ number, name, asked })
      }),
  }
}
