-- Two windows must not replace each other's note. A note that was deleted stays as an empty one, so that its revision goes on.
alter table problem_notes add column revision integer not null default 1;
alter table problem_notes drop constraint problem_notes_text_check;
alter table problem_notes add constraint problem_notes_text_check check (length(text) <= 5000);
