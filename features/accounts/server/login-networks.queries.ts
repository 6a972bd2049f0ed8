import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import type { LoginRow } from './accounts.queries.ts'

export interface AttemptRow extends LoginRow {
  /** The session of this account, open or ended, that one of the secrets belongs to. */
  device: string | null
  is_known_network: boolean
  suspended_until: Date | null
  time_zone: string
}

/** The account of an email address, and whether it knows the device (`$2`: secrets) and the network (`$3`, used since `$4`). */
export const loginAttempt = prepared<AttemptRow>(
  'login-attempt',
  `select p.username, p.name, p.suspended_at, p.suspended_until, l.time_zone, l.person_id, l.email, l.password_hash,
     (select s.id from sessions s where s.person_id = l.person_id and (s.secret_hash = any($2::bytea[]) or s.previous_secret_hash = any($2::bytea[])) limit 1) as device,
     exists (select from login_networks n where n.person_id = l.person_id and n.network = $3 and n.logged_in_at > $4) as is_known_network
   from logins l join people p on p.id = l.person_id where l.email = $1`,
)

/** Marks the network as known for this account. */
export async function saveLoginNetwork(db: Db, login: { personId: string; network: string; at: Date }): Promise<void> {
  await sql`insert into login_networks (person_id, network, logged_in_at) values (${login.personId}, ${login.network}, ${login.at})
    on conflict (person_id, network) do update set logged_in_at = greatest(login_networks.logged_in_at, excluded.logged_in_at)`.execute(db)
}

export async function forgetLoginNetworks(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('login_networks').where('person_id', '=', personId).execute()
}

export async function deleteLoginNetworksBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('login_networks').where('logged_in_at', '<', before).execute()
}
