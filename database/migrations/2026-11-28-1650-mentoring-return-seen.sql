-- Whether the learner has opened what was returned. Work that was returned before this migration counts as opened.
alter table assignment_work add column is_return_seen boolean not null default true;
