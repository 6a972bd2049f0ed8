import { pino, type Logger } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

const SECRETS = ['token', 'password', 'secret', 'authorization', 'cookie', 'email', 'newPassword', 'currentPassword']

/** The one log: lines of JSON on standard output; secrets and addresses of people are never in it. */
export function openLog(config: Pick<Config, 'logLevel'>): Log {
  return pino({
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [...SECRETS, ...SECRETS.map((name) => `*.${name}`), ...SECRETS.map((name) => `*.*.${name}`), 'req.headers'],
      censor: '[kept out]',
    },
  })
}
