-- What the judge said of each solution of a problem that is being written: shown beside it.
alter table problem_edits add column verdicts jsonb not null default '[]';
