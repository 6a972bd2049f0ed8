import { prepared, sql, type Db } from './database/sql.ts'

export interface SwitchRow {
  name: string
  is_on: boolean
  changed_at: Date
  changed_by: string | null
}

export const switchNamed = prepared<{ is_on: boolean }>('feature-switch', 'select is_on from feature_switches where name = $1')

/** The switches that were ever changed. */
export async function listSwitches(db: Db): Promise<SwitchRow[]> {
  const { rows } = await sql<SwitchRow>`select s.name, s.is_on, s.changed_at, p.username as changed_by from feature_switches s left join people p on p.id = s.changed_by`.execute(db)
  return rows
}

/** Turns a part on or off; false if it was so already. */
export async function saveSwitch(db: Db, { name, isOn, by, at }: { name: string; isOn: boolean; by: string; at: Date }): Promise<boolean> {
  const { rows } = await sql`insert into feature_switches as s (name, is_on, changed_by, changed_at) select ${name}, ${isOn}, ${by}, ${at}
    where not ${isOn} or exists (select from feature_switches where name = ${name})
    on conflict (name) do update set is_on = excluded.is_on, changed_by = excluded.changed_by, changed_at = excluded.changed_at where s.is_on <> excluded.is_on returning name`.execute(db)
  return rows.length > 0
}
