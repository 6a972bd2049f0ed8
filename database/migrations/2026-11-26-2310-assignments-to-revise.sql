-- Work that a mentor returned and asked the learner to revise can be handed in again.
alter table assignment_work add column is_to_revise boolean not null default false;
alter table assignment_work add constraint assignment_work_to_revise check (not is_to_revise or returned_at is not null);
