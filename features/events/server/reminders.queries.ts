import { sql, type Db } from '#platform/server/database/sql.ts'

/** Marks the dates whose reminder is due as reminded, and returns them. The reminder of the last hour replaces that of the last day. */
export async function claimReminders(db: Db, lead: 'day' | 'hour', now: Date): Promise<{ id: string; event_id: string }[]> {
  const isHour = lead === 'hour'
  const { rows } = await sql<{ id: string; event_id: string }>`
    update event_dates d set reminded_day_at = coalesce(d.reminded_day_at, ${now}) ${isHour ? sql`, reminded_hour_at = ${now}` : sql``}
    from events e where e.id = d.event_id and e.state = 'published' and d.cancelled_at is null and d.starts_at > ${now}
      and d.starts_at <= ${now}::timestamptz + ${isHour ? '1 hour' : '1 day'}::interval and ${isHour ? sql`d.reminded_hour_at is null` : sql`d.reminded_day_at is null`}
    returning d.id, d.event_id`.execute(db)
  return rows
}
