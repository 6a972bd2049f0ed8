import { often, sql, type Db } from '#platform/server/database/sql.ts'

export interface TakenPart {
  number: number
  slug: string
  title: string
  role: 'hosts' | 'hosted' | 'attended'
  at: Date
}

/** The published events that a person hosts, hosted or attended, each once, the latest first. */
export async function listTakenPart(db: Db, personId: string, now: Date, max: number): Promise<TakenPart[]> {
  const { rows } = await often('events-of-person', sql<TakenPart>`
    with hosting as (select e.id, coalesce(min(d.starts_at) filter (where d.starts_at > ${now}), max(d.starts_at)) as at
        from events e join event_dates d on d.event_id = e.id and d.cancelled_at is null
        where e.state = 'published' and e.group_id is null and (e.host_id = ${personId} or exists (select from event_hosts h where h.event_id = e.id and h.person_id = ${personId} and h.accepted_at is not null))
        group by e.id),
      attended as (select d.event_id as id, max(d.starts_at) as at from event_rsvps r join event_dates d on d.id = r.date_id
        where r.person_id = ${personId} and r.attended_at is not null group by d.event_id)
    select e.number, e.slug, e.title, t.at, t.role from (
      select id, at, case when at > ${now} then 'hosts' else 'hosted' end as role from hosting
      union all select id, at, 'attended' from attended where id not in (select id from hosting)) t
    join events e on e.id = t.id where e.state = 'published' and e.group_id is null order by t.at desc, e.number limit ${max}`).execute(db)
  return rows
}
