/** A person of the demo data. */
export interface DemoPerson {
  id: string
  username: string
  email: string
}

/** What features share while they seed the demo data into a new database. */
export interface DemoWorld {
  /** By username. People are written first. */
  people: Map<string, DemoPerson>
  /** The passwords of people who can log in, by username. */
  passwords: Readonly<Record<string, string>>
}

/** The domain of all email addresses of the demo data; no email can reach it. */
export const DEMO_DOMAIN = 'demo.cloggle.invalid'
