-- The rank of a person when the week began: `week` is its Monday, in UTC. Null for people who had no points before it.
alter table rank_marks
  add column week_rank integer check (week_rank >= 1),
  add column week date check (extract(isodow from week) = 1),
  add constraint rank_marks_week_of_rank_check check (week_rank is null or week is not null);
