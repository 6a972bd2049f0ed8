-- Groups and assignments have revisions, so that one mentor does not overwrite the changes of another.
alter table assignments add column revision int not null default 1;
alter table mentor_groups add column revision int not null default 1;
