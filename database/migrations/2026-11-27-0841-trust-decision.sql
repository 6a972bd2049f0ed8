-- The moderator's decision that lowered the level of a person. Until now a part of its id was in the reason.
alter table person_trust add column decision_id uuid references moderation_decisions on delete set null;
update person_trust t set decision_id = (
  select d.id from moderation_decisions d
  where d.author_id = t.person_id and t.reason = 'After a moderator’s decision (' || left(d.id::text, 8) || ').' order by d.id desc limit 1
) where t.reason like 'After a moderator’s decision (%';
