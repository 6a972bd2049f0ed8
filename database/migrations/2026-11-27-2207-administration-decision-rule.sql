-- The community rule of a decision about a report.
alter table approval_decisions add column rule text check (length(rule) between 1 and 40);
