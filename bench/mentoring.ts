import type pg from 'pg'
import { memberOf, type Site } from '../tests/support/site.ts'
import { requestData } from './graphql-request.ts'
import { median, milliseconds, note } from './table.ts'

const LEARNERS = 200
const ASSIGNMENTS = 50
const ROUNDS = 40
const WARM = 20

const MATRIX = 'query ($id: ID!) { groupProgress(id: $id) { assignments { id title points due } rows { learner { id name } lastActiveAt risks states points } } }'
// The same 10,000 cells with their due dates.
const BARE = `select a.id, m.person_id, w.handed_in_at, w.is_late, w.returned_at, w.points, assignment_due(a.due_local, w.extended_local, l.time_zone) as due_at
  from assignments a join mentor_group_members m on m.group_id = a.group_id and m.part = 'learner' left join assignment_work w on w.assignment_id = a.id and w.person_id = m.person_id
  left join logins l on l.person_id = m.person_id where a.group_id = $1`

/** The progress matrix of a full group over the network, beside a bare query for its cells. The two take turns, because the speed of a shared machine changes. */
export async function progressMatrix(site: Site, client: pg.Client): Promise<void> {
  const { id: mentorId, token: first } = await memberOf(site, 'bench-group-mentor')
  await client.query("insert into grants (person_id, role) values ($1, 'mentor') on conflict do nothing", [mentorId])
  const response = await fetch(`${site.origin}/api/auth/switch`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${first}` }, body: JSON.stringify({ role: 'mentor' }) })
  const { token } = (await response.json()) as { token: string }
  const id = await fullGroup(client, mentorId)
  const [times, bare]: [number[], number[]] = [[], []]
  const timed = async (list: number[], work: () => Promise<unknown>) => {
    const started = performance.now()
    await work()
    list.push(performance.now() - started)
  }
  for (let n = 0; n < ROUNDS + WARM; n++) {
    await timed(bare, () => client.query({ name: 'bench-matrix', text: BARE, values: [id] }))
    await timed(times, () => requestData(site, token, MATRIX, { id }))
  }
  await client.query('delete from mentor_groups where id = $1', [id])
  await client.query("delete from people where username like 'bench-matrix-%'")
  const [time, bareTime] = [median(times.slice(WARM)), median(bare.slice(WARM))]
  note({ what: `progress matrix, ${LEARNERS} learners and ${ASSIGNMENTS} assignments`, measured: `${milliseconds(time)}, ${(time / bareTime).toFixed(1)} times a bare query (${milliseconds(bareTime)})`, wanted: 'at most 5 times', holds: time <= bareTime * 5 })
}

/** A group with as many learners and assignments as there can be, and work on half of them; returns its id. */
async function fullGroup(client: pg.Client, mentorId: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>("insert into mentor_groups (id, name, created_at) values (gen_random_uuid(), 'Bench', now()) returning id")
  const { id } = rows[0]!
  await client.query("insert into mentor_group_members (group_id, person_id, part, joined_at) values ($1, $2, 'mentor', now())", [id, mentorId])
  await client.query(
    `with made as (insert into people (username, name) select 'bench-matrix-' || n, 'Learner ' || n from generate_series(1, $2::int) n returning id)
     insert into mentor_group_members (group_id, person_id, part, joined_at) select $1, id, 'learner', now() from made`,
    [id, LEARNERS],
  )
  await client.query(
    `insert into assignments (id, group_id, kind, title, due_local, points, set_at) select gen_random_uuid(), $1, 'text', 'Text ' || n, '2099-01-01T23:59', 10, now() from generate_series(1, $2::int) n`,
    [id, ASSIGNMENTS],
  )
  await client.query(
    `insert into assignment_work (assignment_id, person_id, handed_in_at) select a.id, m.person_id, now() from assignments a join mentor_group_members m using (group_id)
     where group_id = $1 and m.part = 'learner' and hashtext(a.id::text || m.person_id::text) % 2 = 0`,
    [id],
  )
  await client.query('vacuum analyze')
  return id
}
