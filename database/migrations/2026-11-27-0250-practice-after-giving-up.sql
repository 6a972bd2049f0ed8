-- Whether the author had given up the problem when they sent it: such a solution gives no points. Those of before keep theirs.
alter table submissions add column is_after_giving_up boolean not null default false;
