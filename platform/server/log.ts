import { pino, type Logger } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

const SECRETS = ['token', 'password', 'secret', 'authorization', 'cookie', 'email', 'newPassword', 'currentPassword']

/** The log: JSON lines on standard output, without secrets and email addresses. */
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
