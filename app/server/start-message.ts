import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/server/config.ts'
import type { Services } from '#platform/server/context.ts'

interface DemoAccount {
  email: string
  username: string
  password: string
}

/** Prints the address of the site and the demo accounts. */
export function printStartMessage(config: Config, services: Services): void {
  if (!config.runs.web) return
  const lines = ['', `  Cloggle is ready at ${services.origin}`]
  const file = join(config.dataDir, 'demo-accounts.json')
  if (config.demo && existsSync(file)) {
    const accounts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, DemoAccount>
    lines.push('', '  Demo accounts (e-mail, password):')
    for (const [role, account] of Object.entries(accounts)) {
      lines.push(`    ${role.padEnd(8)} ${account.email.padEnd(34)} ${account.password}`)
    }
  }
  process.stdout.write(`${lines.join('\n')}\n\n`)
}
