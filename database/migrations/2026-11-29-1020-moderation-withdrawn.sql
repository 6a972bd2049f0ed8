-- When an admin lifts a suspension before its end, its decision is withdrawn and no longer counts against the person.
alter table moderation_decisions add column withdrawn_at timestamptz;

update moderation_decisions d set withdrawn_at = ended.done_at
from audit_log s
join lateral (
  select e.deed, e.done_at from audit_log e
  where e.target_id = s.target_id and e.id > s.id and e.deed in ('person.suspended', 'person.let-back', 'person.suspension-over')
  order by e.id limit 1
) ended on ended.deed = 'person.let-back'
where s.deed = 'person.suspended' and d.author_id = s.target_id and d.outcome = 'suspended' and d.decided_at = date_trunc('milliseconds', s.done_at);
